import type { StoredDraw } from '../results/draws/draw.ts';
import { createDeterministicOpaqueId, createSeededRandom } from '../results/draws/seeded-random.ts';
import type { OrderStore } from '../tickets/orders/order-store.ts';
import type { CatalogueSyndicatesOfLottery } from './catalogue/catalogue-types.ts';

export type Syndicate = CatalogueSyndicatesOfLottery['syndicates'][number];

export function createSyndicateId(key: string, { siteKey, offerKey, drawNo }: StoredDraw): string {
  return createDeterministicOpaqueId(siteKey, offerKey, drawNo, key);
}

/** Shares left by simulated sales, which decrease steadily until sales close. */
function sharesLeft({ key, numShares }: Syndicate, draw: StoredDraw, now: number): number {
  const wanted = 0.5 + createSeededRandom(draw.siteKey, draw.offerKey, draw.drawNo, key)() * 0.7;
  const share = Math.min(1, Math.max(0, (now - draw.openDate) / (draw.closeDate - draw.openDate)));
  return Math.max(0, numShares - Math.floor(numShares * wanted * share));
}

/** Shares not sold to customers or simulated buyers. */
export function countSyndicateSharesLeft(
  syndicate: Syndicate,
  draw: StoredDraw,
  orders: OrderStore,
  now: number,
): number {
  const taken = orders.countShares(draw.id, createSyndicateId(syndicate.key, draw));
  return Math.max(0, sharesLeft(syndicate, draw, now) - taken);
}
