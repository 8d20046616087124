export interface OfferUrlAndAliases {
  readonly url: string;
  readonly urlAliases: readonly string[];
}

export interface OfferPathSegmentMatch<Offer> {
  readonly offer: Offer;
  /** Path segment to redirect to; null when the segment is the url of the offer. */
  readonly redirect: string | null;
}

/**
 * Finds the offer of a path segment (specification: Entities and their fields, "url" and "urlAliases"). An alias or
 * another letter case redirects to the url. The url of an offer takes precedence over aliases of others.
 */
export function findOfferByPathSegment<Offer extends OfferUrlAndAliases>(
  segment: string,
  offers: readonly Offer[],
): OfferPathSegmentMatch<Offer> | null {
  const own = offers.find(({ url }) => url === segment);
  if (own) return { offer: own, redirect: null };
  const folded = segment.toLowerCase();
  const offer =
    offers.find(({ url }) => url.toLowerCase() === folded) ??
    offers.find(({ urlAliases }) => urlAliases.some((alias) => alias.toLowerCase() === folded));
  return offer ? { offer, redirect: offer.url } : null;
}
