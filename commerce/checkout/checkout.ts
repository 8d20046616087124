import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type { checkoutGet, checkoutOutcome } from '#schemas/generated/api/cart.calls.gen.ts';
import type { CheckoutOutcome, Receipt } from '#schemas/generated/api/types.gen.ts';

const get: CallRefOf<typeof checkoutGet> = { id: 'checkout.get' };
const outcome: CallRefOf<typeof checkoutOutcome> = { id: 'checkout.outcome' };

type Options = Pick<CallOptions<never>, 'signal'>;

export interface PurchaseOutcomeCalls {
  /**
   * Receipt of a purchase, by its id or the id of its deposit. Refused with `checkout_not_found`, `checkout_failure`
   * (payment failed) or `checkout_processing` (payment under way).
   */
  get(checkoutId: string, options?: Options): Promise<Receipt>;
  /** Outcome of a purchase or deposit whose answer was lost, by its idempotency key. */
  outcome(idempotencyKey: string, options?: Options): Promise<CheckoutOutcome>;
}

export function createPurchaseOutcomeCalls(transport: ApiTransport): PurchaseOutcomeCalls {
  return {
    async get(checkoutID, options = {}) {
      return (await transport.send(get, { params: { checkoutID } }, options)).result;
    },
    async outcome(idempotencyKey, options = {}) {
      return (await transport.send(outcome, { params: { idempotencyKey } }, options)).result;
    },
  };
}
