export interface OfferUrls {
  readonly url: string;
  readonly urlAliases: readonly string[];
}

export interface OfferOfPathSegment<Offer> {
  readonly offer: Offer;
  /** The segment to redirect to, or null when the offer was found under its own. */
  readonly redirect: string | null;
}

/**
 * The offer of a path segment (specification: Entities and their fields, "url" and "urlAliases"): its url is its own,
 * and an alias or another spelling of case redirects to it. An alias never hides the url of another offer.
 */
export function findOfferByPathSegment<Offer extends OfferUrls>(
  segment: string,
  offers: readonly Offer[],
): OfferOfPathSegment<Offer> | null {
  const own = offers.find(({ url }) => url === segment);
  if (own) return { offer: own, redirect: null };
  const folded = segment.toLowerCase();
  const offer =
    offers.find(({ url }) => url.toLowerCase() === folded) ??
    offers.find(({ urlAliases }) => urlAliases.some((alias) => alias.toLowerCase() === folded));
  return offer ? { offer, redirect: offer.url } : null;
}
