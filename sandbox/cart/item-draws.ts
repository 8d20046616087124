import type { CartItem } from '#schemas/generated/api/wire-types.gen.ts';
import type { CatalogueOffer } from '../offers/catalogue/catalogue-types.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import { createDeterministicOpaqueId } from '../results/draws/seeded-random.ts';
import { listDrawsOnSale, type SandboxCartContext } from './cart-context.ts';

/** Key of the offer whose draws an offer plays: a syndicate plays those of its lottery. */
export function getOfferKeyForDraws(offer: CatalogueOffer): string {
  return offer.type === 'syndicate_share' ? offer.lotteryKey : offer.key;
}

/** The draws of a priced item, first to last. */
export function listDrawsOfCartItem(
  item: Pick<CartItem, 'draw_encoded_ids'>,
  offer: CatalogueOffer,
  scope: SandboxCartContext,
): StoredDraw[] {
  const ids = new Set(item.draw_encoded_ids);
  if (ids.size === 0) return [];
  return listDrawsOnSale(getOfferKeyForDraws(offer), scope).filter((draw) =>
    ids.has(createDeterministicOpaqueId(draw.siteKey, draw.offerKey, draw.drawNo)),
  );
}
