import type { CartItem } from '#schemas/generated/api/types.gen.ts';
import type { AnalyticsProduct } from '#schemas/generated/messages/analytics-events.types.gen.ts';
import { parseMoneyToMainUnits } from '../analytics/main-units.ts';

/** Analytics product fields of a cart item (specification: The calls it makes, "Analytics product fields"). */
export type CartItemAnalyticsFields = Omit<AnalyticsProduct, 'brand'>;

/** `cartId` is the reference of the cart; `source` is the place in the shop, such as `cart` or `checkout`. */
export function toCartItemAnalyticsFields(
  item: CartItem,
  cartId: string | null,
  source: string,
): CartItemAnalyticsFields {
  return {
    category: item.displayCategory ?? item.productType,
    cause: item.causeKey,
    source,
    cart_id: cartId,
    product_id: item.lotteryKey,
    num_draws: item.productType === 'membership' ? null : (item.numDraws ?? 1) * (item.numWeeks ?? 1),
    num_games: item.numGames ?? null,
    price: parseMoneyToMainUnits(item.total),
    name: item.name,
    variant: variantOf(item),
    draw_date: item.drawDate ?? null,
    draw_no: item.drawNo ?? null,
    prize_pool: parseMoneyToMainUnits(item.prizePool),
    days_of_week: item.day ? [item.day] : [],
    purchase_status: item.purchaseStatus ?? null,
  };
}

/** The analytics fields of all cart items except vouchers. */
export function listCartAnalyticsFields(
  items: readonly CartItem[],
  cartId: string | null,
  source: string,
): CartItemAnalyticsFields[] {
  return items
    .filter(({ productType }) => !productType.startsWith('voucher_'))
    .map((item) => toCartItemAnalyticsFields(item, cartId, source));
}

function variantOf(item: CartItem): string | null {
  const { gameType, gameOffer, raffleOfferKey, syndicateKey, membershipTier, membershipPeriod } = item;
  switch (item.productType) {
    case 'raffle_ticket':
      return raffleOfferKey ?? null;
    case 'syndicate_share':
      return syndicateKey ?? null;
    case 'social_syndicate_share':
      return 'lotto-party';
    case 'membership':
      return joined(membershipTier, membershipPeriod);
    default:
      return joined(gameType, gameOffer);
  }
}

function joined(...parts: readonly (string | undefined)[]): string | null {
  return parts.filter(Boolean).join('/') || null;
}
