import type { ProductOffer } from '#schemas/generated/api/types.gen.ts';
import { type OfferOnSale, toOfferOnSale } from './offer-view.ts';

/** The settings of a block that choose among the shop's offers. */
export interface OfferSelectionSettings {
  readonly types?: readonly ProductOffer['type'][];
  readonly keys?: readonly string[];
  readonly exclude?: readonly string[];
}

export type OfferSortOrder = 'closing' | 'jackpot' | 'name';

/** The chosen offers that can be bought now: in the order of their keys where keys are given, else sorted. */
export function selectOffersOnSale(
  offers: readonly ProductOffer[],
  { types, keys, exclude = [] }: OfferSelectionSettings,
  order: OfferSortOrder,
  now: number,
): OfferOnSale[] {
  const chosen = offers
    .filter(
      ({ key, type }) => (keys?.includes(key) ?? true) && (types?.includes(type) ?? true) && !exclude.includes(key),
    )
    .map((offer) => toOfferOnSale(offer, now))
    .filter((offer) => offer !== null);
  if (keys) return chosen.sort((a, b) => keys.indexOf(a.offer.key) - keys.indexOf(b.offer.key));
  return chosen.sort(ORDERS[order]);
}

const ORDERS: Record<OfferSortOrder, (a: OfferOnSale, b: OfferOnSale) => number> = {
  closing: (a, b) => Date.parse(a.closeDate) - Date.parse(b.closeDate),
  jackpot: (a, b) => (b.amount ?? -1) - (a.amount ?? -1),
  name: (a, b) => a.offer.name.localeCompare(b.offer.name),
};
