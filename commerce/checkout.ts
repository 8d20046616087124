import type { CallOptions, RefOf, Transport } from '#engine/api/transport.ts';
import type { checkoutGet } from '#schemas/generated/api/cart.calls.gen.ts';
import type { Receipt } from '#schemas/generated/api/types.gen.ts';

const get: RefOf<typeof checkoutGet> = { id: 'checkout.get' };

type Options = Pick<CallOptions<never>, 'signal'>;

export interface Checkout {
  /** The receipt of a purchase. One that is not found is refused with the code `checkout_failure`. */
  get(checkoutId: string, options?: Options): Promise<Receipt>;
}

export function createCheckout(transport: Transport): Checkout {
  return {
    async get(checkoutID, options = {}) {
      return (await transport.send(get, { params: { checkoutID } }, options)).result;
    },
  };
}
