import { findOfferByPathSegment } from '#domain/play/find-offer.ts';
import type { BlockLoadContext } from '#engine/render/block-load.ts';
import type { ProductOffer } from '#schemas/generated/api/types.gen.ts';
import type { ShopBlockLoaderServices } from '../shop-services.ts';

export interface OfferOfPage {
  readonly offer: ProductOffer;
  /** Every offer of the shop. */
  readonly offers: readonly ProductOffer[];
  /** When to request the offers again, in epoch milliseconds. */
  readonly expires: number | null;
}

/** The offer of the page's path parameter `productOfferKey`. */
export async function loadPageOfferAndAllOffers<Props>(
  context: BlockLoadContext<Props, ShopBlockLoaderServices>,
): Promise<OfferOfPage> {
  const { params, visitor, services, signal } = context;
  const { offers, expires } = await services.commerce.offers.list(visitor.pricingId, { signal });
  const segment = params['productOfferKey'] ?? '';
  const offer = findOfferByPathSegment(segment, offers)?.offer;
  if (!offer) throw new Error(`no offer has the path segment '${segment}'`);
  return { offer, offers, expires };
}

/** The earliest expiry; empty if there is none. */
export function toEarliestExpiry(...moments: readonly (number | null)[]): { readonly expires?: number } {
  const known = moments.filter((moment) => moment !== null);
  return known.length > 0 ? { expires: Math.min(...known) } : {};
}

/** When the first of the responses is requested again; it may be unchanged. Empty if no time is known. */
export function toReloadTime(...moments: readonly (number | null)[]): { readonly reloadAt?: number } {
  const known = moments.filter((moment) => moment !== null);
  return known.length > 0 ? { reloadAt: Math.min(...known) } : {};
}
