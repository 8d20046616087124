import type { CartItem } from '#schemas/generated/api/wire-types.gen.ts';
import type { OfferEntry } from '../offers/catalogue/types.ts';
import type { Draw } from '../results/draws/draw.ts';
import { encodedId } from '../results/draws/seeded-random.ts';
import { type CartScope, drawsOnSale } from './cart-scope.ts';

/** Key of the offer whose draws an offer is played in: a syndicate plays those of its lottery. */
export function drawnOfferKey(offer: OfferEntry): string {
  return offer.type === 'syndicate_share' ? offer.lotteryKey : offer.key;
}

/** The draws that a priced item is in, the first one first. */
export function drawsOfItem(item: Pick<CartItem, 'draw_encoded_ids'>, offer: OfferEntry, scope: CartScope): Draw[] {
  const ids = new Set(item.draw_encoded_ids);
  if (ids.size === 0) return [];
  return drawsOnSale(drawnOfferKey(offer), scope).filter((draw) =>
    ids.has(encodedId(draw.siteKey, draw.offerKey, draw.drawNo)),
  );
}
