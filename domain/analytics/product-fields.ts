import type { ProductFact } from '../cart/product-fact.ts';

/** A product as analytics names its fields (specification: The calls it makes, "Analytics product fields"). */
export interface ProductFields {
  readonly brand: string;
  readonly category: string;
  readonly cause: string | null;
  readonly source: string | null;
  readonly cart_id: string;
  readonly product_id: string;
  readonly num_draws: number;
  readonly num_games: number;
  readonly price: string;
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
