import { type ProductLinkAnalyticsFields, serialiseProductLinkAttribute } from '#domain/analytics/clicked-product.ts';
import type { OfferView } from './offer-view.ts';

/** The `data-product` attribute of a link to a product, which analytics reads on a click. */
export function createOfferClickAttribute(
  { key, type, category, name, draw, drawNo, price, prizePool, soldOut, preOrder }: OfferFacts,
  source: string,
): { readonly 'data-product': string } {
  return createProductClickAttribute({
    product_id: key,
    category,
    source,
    name,
    price,
    draw_date: draw.at,
    draw_no: drawNo,
    prize_pool: prizePool,
    ...(type === 'raffle_ticket' && { purchase_status: soldOut ? 'sold_out' : preOrder ? 'pre_order' : 'open' }),
  });
}

export function createProductClickAttribute(product: ProductLinkAnalyticsFields): { readonly 'data-product': string } {
  return { 'data-product': serialiseProductLinkAttribute(product) };
}

type OfferFacts = Pick<
  OfferView,
  'key' | 'type' | 'category' | 'name' | 'drawNo' | 'price' | 'prizePool' | 'soldOut' | 'preOrder'
> & { readonly draw: { readonly at: string } };
