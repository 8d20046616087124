import type { CartItem } from '#schemas/generated/api/types.gen.ts';

/** A product of a cart as analytics tells of it (specification: The calls it makes, "Analytics product fields"). */
export interface ProductFact {
  /** Key of the offer. */
  readonly brand: string;
  /** Display category of the offer, or the type of product where none is known. */
  readonly category: string;
  readonly cause: string | null;
  /** Where the customer did it, such as `cart`; null where nobody said. */
  readonly source: string | null;
  /** Null outside a cart. */
  readonly cartId: string | null;
  readonly productId: string;
  readonly numDraws: number;
  readonly numGames: number;
  /** Price of all, as the API writes it. */
  readonly price: string;
  readonly name: string;
  /** How it is played: game type and offer, book, syndicate or tier. */
  readonly variant: string | null;
  /** ISO 8601 in UTC; null where the product is in no draw. */
  readonly drawDate: string | null;
  readonly drawNo: number | null;
  readonly prizePool: string | null;
  readonly daysOfWeek: readonly string[];
  readonly purchaseStatus: string | null;
}

/** What there is to tell of an item in a cart with this reference, or of one that was bought. */
export function productFact(item: CartItem, cartId: string | null, source: string | null = null): ProductFact {
  const { numDraws = 1, numWeeks = 1, numGames = 0 } = item;
  return {
    brand: item.lotteryKey,
    category: item.displayCategory ?? item.productType,
    cause: item.causeKey,
    source,
    cartId,
    productId: item.id,
    numDraws: numDraws * numWeeks,
    numGames,
    price: item.total.amount,
    name: item.name,
    variant: variantOf(item),
    drawDate: item.drawDate ?? null,
    drawNo: item.drawNo ?? null,
    prizePool: item.prizePool?.amount ?? null,
    daysOfWeek: item.day ? [item.day] : [],
    purchaseStatus: item.purchaseStatus ?? null,
  };
}

function variantOf(item: CartItem): string | null {
  const { gameType, gameOffer, raffleOfferKey, syndicateKey, membershipTier, membershipPeriod } = item;
  const parts = [gameType, gameOffer ?? raffleOfferKey ?? syndicateKey ?? membershipTier, membershipPeriod];
  return parts.filter(Boolean).join(' ') || null;
}
