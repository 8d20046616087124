import { type ClickedProduct, writeClickedProduct } from '#domain/analytics/product-fields.ts';
import type { OfferView } from './offer-view.ts';

/** What a link to a product says of it in `data-product`: a click on the link is told to analytics with it. */
export function productData(
  { key, type, name, draw, drawNo, price, prizePool, soldOut, preOrder }: OfferFacts,
  source: string,
): { readonly 'data-product': string } {
  return clickData({
    brand: key,
    category: type,
    source,
    name,
    price,
    draw_date: draw.at,
    draw_no: drawNo,
    prize_pool: prizePool,
    ...(soldOut && { purchase_status: 'sold_out' }),
    ...(preOrder && { purchase_status: 'pre_order' }),
  });
}

export function clickData(product: ClickedProduct): { readonly 'data-product': string } {
  return { 'data-product': writeClickedProduct(product) };
}

type OfferFacts = Pick<OfferView, 'key' | 'type' | 'name' | 'drawNo' | 'price' | 'prizePool'> &
  Partial<Pick<OfferView, 'soldOut' | 'preOrder'>> & { readonly draw: { readonly at: string } };
