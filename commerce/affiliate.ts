import { isRecord } from '#engine/api/api-error.ts';
import type { Transport } from '#engine/api/transport.ts';

const ADD = 'anon-cart.items.add';

/** Adds the affiliate that a visitor came from to what goes into the cart; the code stays with the server. */
export function withAffiliate(transport: Transport, affiliateCode: string | null): Transport {
  if (affiliateCode === null) return transport;
  return {
    send(ref, input, options) {
      if (ref.id !== ADD || !isRecord(input.body)) return transport.send(ref, input, options);
      return transport.send(ref, { ...input, body: { ...input.body, affiliateCode } }, options);
    },
  };
}
