import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type {
  anonCartConvert,
  cartBuild,
  cartItemsAdd,
  cartItemsDelete,
  cartItemsList,
  cartItemsUpdate,
  cartPromotion,
  cartPurchase,
} from '#schemas/generated/api/cart.calls.gen.ts';
import type { Cart, CartItemChange, CartItemRequest, PurchaseData, Receipt } from '#schemas/generated/api/types.gen.ts';

const list: CallRefOf<typeof cartItemsList> = { id: 'cart.items.list' };
const add: CallRefOf<typeof cartItemsAdd> = { id: 'cart.items.add' };
const build: CallRefOf<typeof cartBuild> = { id: 'cart.build' };
const update: CallRefOf<typeof cartItemsUpdate> = { id: 'cart.items.update' };
const remove: CallRefOf<typeof cartItemsDelete> = { id: 'cart.items.delete' };
const convert: CallRefOf<typeof anonCartConvert> = { id: 'anon-cart.convert' };
const promotion: CallRefOf<typeof cartPromotion> = { id: 'cart.promotion' };
const purchase: CallRefOf<typeof cartPurchase> = { id: 'cart.purchase' };

type Options = Pick<CallOptions<never>, 'signal'>;

/** Calls about the customer's cart. Every change returns the whole cart. */
export interface CustomerCartCalls {
  get(options?: Options): Promise<Cart>;
  add(item: CartItemRequest, options?: Options): Promise<Cart>;
  build(items: readonly CartItemRequest[], options?: Options): Promise<Cart>;
  update(id: string, change: CartItemChange, options?: Options): Promise<Cart>;
  remove(id: string, options?: Options): Promise<Cart>;
  /** Moves the items of the anonymous cart into this one; its token stays on the server. */
  convert(options?: Options): Promise<Cart>;
  promotion(promotionCode: string, options?: Options): Promise<Cart>;
  purchase(data: PurchaseData, options?: Pick<CallOptions<never>, 'signal' | 'idempotencyKey'>): Promise<Receipt>;
}

export function createCustomerCartCalls(transport: ApiTransport): CustomerCartCalls {
  return {
    async get(options = {}) {
      return (await transport.send(list, {}, options)).result;
    },
    async add(item, options = {}) {
      return (await transport.send(add, { body: item }, options)).result;
    },
    async build(items, options = {}) {
      return (await transport.send(build, { body: { items } }, options)).result;
    },
    async update(id, change, options = {}) {
      return (await transport.send(update, { params: { id }, body: change }, options)).result;
    },
    async remove(id, options = {}) {
      return (await transport.send(remove, { params: { id } }, options)).result;
    },
    async convert(options = {}) {
      return (await transport.send(convert, {}, options)).result;
    },
    async promotion(promotionCode, options = {}) {
      return (await transport.send(promotion, { body: { promotionCode } }, options)).result;
    },
    async purchase(data, options = {}) {
      return (await transport.send(purchase, { body: data }, options)).result;
    },
  };
}
