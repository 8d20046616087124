import type { ProductOffer } from '#schemas/generated/api/types.gen.ts';
import { findOfferOnSale, type OfferOnSale } from './offer-view.ts';

/** The settings of a block that choose among the shop's offers. */
export interface OfferChoice {
  readonly types?: readonly ProductOffer['type'][];
  readonly keys?: readonly string[];
  readonly exclude?: readonly string[];
}

export type OfferOrder = 'closing' | 'jackpot' | 'name';

/** The chosen offers that can be bought now: in the order of their keys where keys are given, else sorted. */
export function chooseOffers(
  offers: readonly ProductOffer[],
  { types, keys, exclude = [] }: OfferChoice,
  order: OfferOrder,
  now: number,
): OfferOnSale[] {
  const chosen = offers
    .filter(
      ({ key, type }) => (keys?.includes(key) ?? true) && (types?.includes(type) ?? true) && !exclude.includes(key),
    )
    .map((offer) => findOfferOnSale(offer, now))
    .filter((offer) => offer !== null);
  if (keys) return chosen.sort((a, b) => keys.indexOf(a.offer.key) - keys.indexOf(b.offer.key));
  return chosen.sort(ORDERS[order]);
}

const ORDERS: Record<OfferOrder, (a: OfferOnSale, b: OfferOnSale) => number> = {
  closing: (a, b) => Date.parse(a.closeDate) - Date.parse(b.closeDate),
  jackpot: (a, b) => (b.amount ?? -1) - (a.amount ?? -1),
  name: (a, b) => a.offer.name.localeCompare(b.offer.name),
};
