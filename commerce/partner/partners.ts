import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type {
  anonCartPartner,
  cartPartner,
  cartPartnerPurchase,
  partnersGet,
} from '#schemas/generated/api/partners.calls.gen.ts';
import type {
  CartItemRequest,
  Partner,
  PartnerCart,
  PartnerPurchase,
  PartnerPurchaseRequest,
} from '#schemas/generated/api/types.gen.ts';

const get: CallRefOf<typeof partnersGet> = { id: 'partners.get' };
const price: CallRefOf<typeof cartPartner> = { id: 'cart.partner' };
const priceForVisitor: CallRefOf<typeof anonCartPartner> = { id: 'anon-cart.partner' };
const purchase: CallRefOf<typeof cartPartnerPurchase> = { id: 'cart.partner.purchase' };

type Options = Pick<CallOptions<never>, 'signal' | 'idempotencyKey'>;

/** Why a partner cart can't be bought, and what a customer can do about it. */
export interface PartnerCartBlockedReason {
  readonly id: string;
  readonly message: string;
  /** `FIXED` where nothing helps but another cart. */
  readonly actionType: 'FIXED' | 'CHANGE_CART' | 'VERIFY' | 'LIMITS';
}

/** Reasons that a customer can do something about. */
const ACTIONS: ReadonlyMap<string, PartnerCartBlockedReason['actionType']> = new Map([
  ['not_in_region', 'CHANGE_CART'],
  ['draw_closed', 'CHANGE_CART'],
  ['sold_out', 'CHANGE_CART'],
  ['verification_required', 'VERIFY'],
  ['spend_limit_exceeded', 'LIMITS'],
  ['precommitment_exceeded', 'LIMITS'],
] as const);

/** Purchases that begin at a partner. The shop prices a partner cart, and keeps none. */
export interface PartnerCalls {
  get(slug: string, options?: Options): Promise<Partner>;
  price(slug: string, cartItem: readonly CartItemRequest[], options?: Options): Promise<PartnerCart>;
  priceForVisitor(slug: string, cartItem: readonly CartItemRequest[], options?: Options): Promise<PartnerCart>;
  purchase(slug: string, request: PartnerPurchaseRequest, options?: Options): Promise<PartnerPurchase>;
}

export function createPartnerCalls(transport: ApiTransport): PartnerCalls {
  return {
    async get(slug, options = {}) {
      return (await transport.send(get, { params: { slug } }, options)).result;
    },
    async price(slug, cartItem, options = {}) {
      return (await transport.send(price, { params: { slug }, body: { cartItem } }, options)).result;
    },
    async priceForVisitor(slug, cartItem, options = {}) {
      return (await transport.send(priceForVisitor, { params: { slug }, body: { cartItem } }, options)).result;
    },
    async purchase(slug, request, options = {}) {
      return (await transport.send(purchase, { params: { slug }, body: request }, options)).result;
    },
  };
}

/** The reasons that a partner cart can't be bought for (specification: The error catalogue, "blockedReasons become"). */
export function listBlockedReasons({
  blockedReasons,
}: Pick<PartnerCart, 'blockedReasons'>): PartnerCartBlockedReason[] {
  return Object.entries(blockedReasons).map(([id, message]) => ({
    id,
    message,
    actionType: ACTIONS.get(id) ?? 'FIXED',
  }));
}
