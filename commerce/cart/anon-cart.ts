import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type {
  anonCartBuild,
  anonCartCreate,
  anonCartGet,
  anonCartItemsAdd,
  anonCartItemsDelete,
  anonCartItemsUpdate,
  anonCartPromotion,
} from '#schemas/generated/api/anon-cart.calls.gen.ts';
import type { Cart, CartItemChange, CartItemRequest } from '#schemas/generated/api/types.gen.ts';

const create: CallRefOf<typeof anonCartCreate> = { id: 'anon-cart.create' };
const get: CallRefOf<typeof anonCartGet> = { id: 'anon-cart.get' };
const add: CallRefOf<typeof anonCartItemsAdd> = { id: 'anon-cart.items.add' };
const build: CallRefOf<typeof anonCartBuild> = { id: 'anon-cart.build' };
const update: CallRefOf<typeof anonCartItemsUpdate> = { id: 'anon-cart.items.update' };
const remove: CallRefOf<typeof anonCartItemsDelete> = { id: 'anon-cart.items.delete' };
const promotion: CallRefOf<typeof anonCartPromotion> = { id: 'anon-cart.promotion' };

type Options = Pick<CallOptions<never>, 'signal'>;

/**
 * Calls about the anonymous cart. Its token stays on the server, which creates a cart for the first item. Every change
 * returns the whole cart.
 */
export interface AnonymousCartCalls {
  create(options?: Options): Promise<void>;
  get(options?: Options): Promise<Cart>;
  add(item: CartItemRequest, options?: Options): Promise<Cart>;
  build(items: readonly CartItemRequest[], options?: Options): Promise<Cart>;
  update(id: string, change: CartItemChange, options?: Options): Promise<Cart>;
  remove(id: string, options?: Options): Promise<Cart>;
  promotion(promotionCode: string, options?: Options): Promise<Cart>;
}

export function createAnonymousCartCalls(transport: ApiTransport): AnonymousCartCalls {
  return {
    async create(options = {}) {
      await transport.send(create, {}, options);
    },
    async get(options = {}) {
      return (await transport.send(get, {}, options)).result;
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
    async promotion(promotionCode, options = {}) {
      return (await transport.send(promotion, { body: { promotionCode } }, options)).result;
    },
  };
}
