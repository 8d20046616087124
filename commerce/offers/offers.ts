import { findOfferByPathSegment, type OfferPathSegmentMatch } from '#domain/play/find-offer.ts';
import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type { productOffersList } from '#schemas/generated/api/offers.calls.gen.ts';
import type { ProductOffer } from '#schemas/generated/api/types.gen.ts';

const list: CallRefOf<typeof productOffersList> = { id: 'product-offers.list' };

/** `expires` is when to fetch the offers again, in epoch milliseconds. */
export interface OffersWithCacheExpiry {
  readonly offers: readonly ProductOffer[];
  readonly expires: number | null;
}

export interface OfferCalls {
  /** Offers of a price list in the order of the shop. */
  list(pricingId: string, options?: Pick<CallOptions<never>, 'signal'>): Promise<OffersWithCacheExpiry>;
  byKey(pricingId: string, key: string, options?: Pick<CallOptions<never>, 'signal'>): Promise<ProductOffer | null>;
  /** The offer with this url or alias, or null. */
  bySegment(
    pricingId: string,
    segment: string,
    options?: Pick<CallOptions<never>, 'signal'>,
  ): Promise<OfferPathSegmentMatch<ProductOffer> | null>;
}

export function createOfferCalls(transport: ApiTransport): OfferCalls {
  async function fetchOffers(
    pricingId: string,
    options: Pick<CallOptions<never>, 'signal'> = {},
  ): Promise<OffersWithCacheExpiry> {
    const answer = await transport.send(list, { params: { pricingId } }, { ...options, expires: findNextDrawClose });
    return { offers: answer.result, expires: answer.expires };
  }
  return {
    list: fetchOffers,
    async byKey(pricingId, key, options) {
      const { offers } = await fetchOffers(pricingId, options);
      return offers.find((offer) => offer.key === key) ?? null;
    },
    async bySegment(pricingId, segment, options) {
      const { offers } = await fetchOffers(pricingId, options);
      return findOfferByPathSegment(segment, offers);
    },
  };
}

/** Offers change when the first of their draws closes or a giveaway is drawn. */
export function findNextDrawClose(offers: readonly ProductOffer[]): number | null {
  const closes = offers.flatMap((offer) =>
    offer.type === 'membership' ? offer.draws.map(({ date }) => date) : offer.draws.map(({ closeDate }) => closeDate),
  );
  const first = Math.min(...closes.map((date) => Date.parse(date)));
  return Number.isFinite(first) ? first : null;
}
