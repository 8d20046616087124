import { formatCurrencyAmount, type MinorUnits } from '#domain/money.ts';
import type { SandboxCartContext } from '../cart-context.ts';
import type { StoredPromotionCode } from './promotion.ts';

/** Why a promotion can't be used at this price by this customer, if known; null when it can. */
export function findPromotionRejection(
  promotion: StoredPromotionCode,
  price: MinorUnits,
  { shop, brand, customerId, now }: SandboxCartContext,
): string | null {
  if (promotion.expiresAt !== null && promotion.expiresAt <= now) return 'This promotion has expired.';
  if (customerId !== null && shop.promotions.isUsed(promotion, customerId)) {
    return 'You have used this promotion already.';
  }
  if (price >= promotion.minimumTotal) return null;
  const least = formatCurrencyAmount(promotion.minimumTotal, brand.catalogue.branding);
  return `This promotion is not for this cart: it needs ${least} or more.`;
}
