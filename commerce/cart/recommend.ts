import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type * as calls from '#schemas/generated/api/recommend.calls.gen.ts';
import type { CartPrimeRequest, Placement } from '#schemas/generated/api/types.gen.ts';

const get: CallRefOf<typeof calls.placementGet> = { id: 'placement.get' };
const cartPrime: CallRefOf<typeof calls.placementCartPrime> = { id: 'placement.cart-prime' };

type Options = Pick<CallOptions<never>, 'signal'>;

export interface OfferPlacementQuery {
  readonly brandingKey?: string;
  readonly keys?: readonly string[];
  readonly pricingId?: string;
  readonly customerKey?: string;
  readonly cart?: readonly string[];
  readonly segmentIds?: readonly string[];
}

/** Recommendation calls; without recommendations they return an empty list. */
export interface RecommendationCalls {
  placements(query?: OfferPlacementQuery, options?: Options): Promise<readonly Placement[]>;
  /** Recommendations beside a cart with these offers. */
  primeCart(request: CartPrimeRequest, options?: Options): Promise<readonly Placement[]>;
}

export function createRecommendationCalls(transport: ApiTransport): RecommendationCalls {
  return {
    async placements({ brandingKey, keys, pricingId, customerKey, cart, segmentIds } = {}, options = {}) {
      const query = {
        ...(brandingKey === undefined ? {} : { branding_key: brandingKey }),
        ...(keys === undefined ? {} : { keys: keys.join(',') }),
        ...(pricingId === undefined ? {} : { pricing_id: pricingId }),
        ...(customerKey === undefined ? {} : { customer_key: customerKey }),
        ...(cart === undefined ? {} : { cart: cart.join(',') }),
        ...(segmentIds === undefined ? {} : { segment_ids: segmentIds.join(',') }),
      };
      return (await transport.send(get, { query }, options)).result;
    },
    async primeCart(request, options = {}) {
      return (await transport.send(cartPrime, { body: request }, options)).result;
    },
  };
}
