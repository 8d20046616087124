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

/** Why a partner cart cannot be bought, and how the customer can resolve it. */
export interface PartnerCartBlockedReason {
  readonly id: string;
  readonly message: string;
  /** `FIXED` if only another cart helps. */
  readonly actionType: 'FIXED' | 'CHANGE_CART' | 'VERIFY' | 'LIMITS';
}

/** Reasons that a customer can resolve. */
const ACTIONS: ReadonlyMap<string, PartnerCartBlockedReason['actionType']> = new Map([
  ['not_in_region', 'CHANGE_CART'],
  ['draw_closed', 'CHANGE_CART'],
  ['sold_out', 'CHANGE_CART'],
  ['verification_required', 'VERIFY'],
  ['spend_limit_exceeded', 'LIMITS'],
  ['precommitment_exceeded', 'LIMITS'],
] as const);

/** Calls for purchases on a partner's page. The shop prices a partner cart and does not store it. */
export interface PartnerPurchaseCalls {
  get(slug: string, options?: Options): Promise<Partner>;
  price(slug: string, cartItem: readonly CartItemRequest[], options?: Options): Promise<PartnerCart>;
  priceForVisitor(slug: string, cartItem: readonly CartItemRequest[], options?: Options): Promise<PartnerCart>;
  purchase(slug: string, request: PartnerPurchaseRequest, options?: Options): Promise<PartnerPurchase>;
}

export function createPartnerPurchaseCalls(transport: ApiTransport): PartnerPurchaseCalls {
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

/**
 * The reasons that block a partner cart, with an action each (specification: The error catalogue, "blockedReasons
 * become").
 */
export function listPartnerCartBlockedReasons({
  blockedReasons,
}: Pick<PartnerCart, 'blockedReasons'>): PartnerCartBlockedReason[] {
  return Object.entries(blockedReasons).map(([id, message]) => ({
    id,
    message,
    actionType: ACTIONS.get(id) ?? 'FIXED',
  }));
}
