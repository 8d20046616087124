import type { ProductFact } from '../cart/product-fact.ts';

/** A product as analytics names its fields (specification: The calls it makes, "Analytics product fields"). */
export interface ProductFields {
  readonly brand: string;
  readonly category: string;
  readonly cause: string | null;
  readonly source: string | null;
  /** Null outside a cart. */
  readonly cart_id: string | null;
  readonly product_id: string;
  readonly num_draws: number;
  readonly num_games: number;
  /** As the API writes it: of all in a cart, in a list the least that one can pay; null where nothing is on sale. */
  readonly price: string | null;
  readonly name: string;
  readonly variant: string | null;
  readonly draw_date: string | null;
  readonly draw_no: number | null;
  readonly prize_pool: string | null;
  readonly days_of_week: readonly string[];
  readonly purchase_status: string | null;
}

export function productFields(fact: ProductFact): ProductFields {
  const { brand, category, cause, source, price, name, variant } = fact;
  return {
    brand,
    category,
    cause,
    source,
    cart_id: fact.cartId,
    product_id: fact.productId,
    num_draws: fact.numDraws,
    num_games: fact.numGames,
    price,
    name,
    variant,
    draw_date: fact.drawDate,
    draw_no: fact.drawNo,
    prize_pool: fact.prizePool,
    days_of_week: fact.daysOfWeek,
    purchase_status: fact.purchaseStatus,
  };
}

/** What a list knows of a product that somebody clicks. */
export type ClickedProduct = Pick<ProductFields, 'brand' | 'category' | 'source' | 'name'> &
  Partial<Pick<ProductFields, 'price' | 'draw_date' | 'draw_no' | 'prize_pool' | 'purchase_status'>>;

/** The same with every field of a product: in a list nobody has chosen yet how to play. */
export function clickedFields(product: ClickedProduct): ProductFields {
  return {
    cause: null,
    cart_id: null,
    product_id: product.brand,
    num_draws: 1,
    num_games: 0,
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
  const [brand, category, name] = ['brand', 'category', 'name'].map((field) => pairs.get(field));
  if (!brand || !category || !name) return null;
  const drawNo = pairs.get('draw_no');
  return {
    brand,
    category,
    name,
    source: pairs.get('source'),
    price: pairs.get('price'),
    draw_date: pairs.get('draw_date'),
    draw_no: drawNo === null ? null : Number(drawNo),
    prize_pool: pairs.get('prize_pool'),
    purchase_status: pairs.get('purchase_status'),
  };
}
