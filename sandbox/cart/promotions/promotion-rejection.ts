import type { MinorUnits } from '#domain/money.ts';
import { cartMessages } from '../cart.messages.gen.ts';
import type { SandboxCartContext } from '../cart-context.ts';
import type { StoredPromotionCode } from './promotion.ts';

/** Why a promotion can't be used at this price by this customer, if known; null when it can. */
export function findPromotionRejection(
  promotion: StoredPromotionCode,
  price: MinorUnits,
  { shop, brand, customerId, now }: SandboxCartContext,
): string | null {
  if (promotion.expiresAt !== null && promotion.expiresAt <= now) return cartMessages.promotionExpired();
  if (customerId !== null && shop.promotions.isUsed(promotion, customerId)) {
    return cartMessages.promotionUsed();
  }
  if (price >= promotion.minimumTotal) return null;
  const { currency } = brand.catalogue.branding;
  return cartMessages.promotionNeedsMore({ least: { minor: promotion.minimumTotal, currency } });
}
