import type { AnalyticsProduct } from '#schemas/generated/messages/analytics-events.types.gen.ts';

/** Product fields that a list attaches to its links for click events. */
export type ProductLinkAnalyticsFields = Pick<AnalyticsProduct, 'category' | 'source' | 'product_id' | 'name'> &
  Partial<Pick<AnalyticsProduct, 'price' | 'variant' | 'draw_date' | 'draw_no' | 'prize_pool' | 'purchase_status'>>;

const PURCHASE_STATUSES = ['open', 'sold_out', 'past_draw', 'pre_order'] as const;

/** Serialises the fields for an HTML attribute, as pairs separated by semicolons. */
export function serialiseProductLinkAttribute(product: ProductLinkAnalyticsFields): string {
  // `URLSearchParams` costs a page with many products a twentieth of its time.
  return Object.entries(product)
    .flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [`${name}=${encodeFormValue(String(value))}`],
    )
    .join(';');
}

function encodeFormValue(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%20', '+');
}

/**
 * Parses the text of `serialiseProductLinkAttribute`; null for anything else. Fields that exist only after a choice, such as
 * the number of games, are null.
 */
export function parseProductLinkAttribute(text: string, brand: string): AnalyticsProduct | null {
  const pairs = new URLSearchParams(text.replaceAll(';', '&'));
  const [productId, category, source, name] = ['product_id', 'category', 'source', 'name'].map((field) =>
    pairs.get(field),
  );
  if (!productId || !category || !source || !name) return null;
  const numberOf = (field: string) => {
    const value = Number(pairs.get(field) || Number.NaN);
    return Number.isNaN(value) ? null : value;
  };
  const status = pairs.get('purchase_status');
  return {
    brand,
    category,
    cause: null,
    source,
    cart_id: null,
    product_id: productId,
    num_draws: null,
    num_games: null,
    price: numberOf('price'),
    name,
    variant: pairs.get('variant'),
    draw_date: pairs.get('draw_date'),
    draw_no: numberOf('draw_no'),
    prize_pool: numberOf('prize_pool'),
    days_of_week: [],
    purchase_status: PURCHASE_STATUSES.find((known) => known === status) ?? null,
  };
}
