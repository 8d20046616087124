import type { AnalyticsProduct } from '#schemas/generated/messages/analytics-events.types.gen.ts';

/** What a list knows of a product that somebody clicks. */
export type ClickedProduct = Pick<AnalyticsProduct, 'category' | 'source' | 'product_id' | 'name'> &
  Partial<Pick<AnalyticsProduct, 'price' | 'variant' | 'draw_date' | 'draw_no' | 'prize_pool' | 'purchase_status'>>;

const PURCHASE_STATUSES = ['open', 'sold_out', 'past_draw', 'pre_order'] as const;

/** The same with every field of a product: in a list nobody has chosen yet how to play. */
export function clickedFields(product: ClickedProduct, brand: string): AnalyticsProduct {
  return {
    brand,
    cause: null,
    cart_id: null,
    num_draws: null,
    num_games: null,
    price: null,
    variant: null,
    draw_date: null,
    draw_no: null,
    prize_pool: null,
    days_of_week: [],
    purchase_status: null,
    ...product,
  };
}

/** A product in as few characters of an attribute as can be: pairs with semicolons between. */
export function writeClickedProduct(product: ClickedProduct): string {
  const pairs = Object.entries(product).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return String(new URLSearchParams(pairs)).replaceAll('&', ';');
}

/** A product as `writeClickedProduct` writes it; null for anything else. */
export function readClickedProduct(text: string): ClickedProduct | null {
  const pairs = new URLSearchParams(text.replaceAll(';', '&'));
  const [productId, category, source, name] = ['product_id', 'category', 'source', 'name'].map((field) =>
    pairs.get(field),
  );
  if (!productId || !category || !source || !name) return null;
  const status = pairs.get('purchase_status');
  return {
    product_id: productId,
    category,
    source,
    name,
    price: numberIn(pairs, 'price'),
    variant: pairs.get('variant'),
    draw_date: pairs.get('draw_date'),
    draw_no: numberIn(pairs, 'draw_no'),
    prize_pool: numberIn(pairs, 'prize_pool'),
    purchase_status: PURCHASE_STATUSES.find((known) => known === status) ?? null,
  };
}

function numberIn(pairs: URLSearchParams, name: string): number | null {
  const text = pairs.get(name);
  return text === null || text === '' || Number.isNaN(Number(text)) ? null : Number(text);
}
