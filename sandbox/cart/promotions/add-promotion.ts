import { type ApiFault, commitDespiteFault, createRateLimitFault, createRefusalFault } from '../../http/api-fault.ts';
import { cartMessages } from '../cart.messages.gen.ts';
import type { SandboxCartContext } from '../cart-context.ts';
import { calculatePricedCartTotals, priceStoredCartItemsAndVoucher } from '../cart-response.ts';
import { findPromotionRejection } from './promotion-rejection.ts';

const WINDOW = 15 * 60_000;
const MOST_MISSES = 5;
const MOST_MISSES_FROM_ADDRESS = 30;

/**
 * Adds the voucher of a promotion code to a cart (specification: Validation rules, "Promotion add failure"). Rate
 * limited after five wrong codes within 15 minutes, or thirty from one IP address.
 *
 * @throws ApiFault 422 `promotion_not_added`, or 429 `rate_limited`.
 */
export function addVoucherToStoredCart(code: string, token: string, address: string, scope: SandboxCartContext): void {
  const { shop, brand, customerId, now } = scope;
  const guessers: [owner: string, most: number][] = [
    [customerId ?? token, MOST_MISSES],
    [`address ${address}`, MOST_MISSES_FROM_ADDRESS],
  ];
  for (const [owner, most] of guessers) {
    const { count, first } = shop.promotions.countFailedAttempts(brand.siteKey, owner, now - WINDOW);
    if (count >= most) throw createRateLimitFault(((first ?? now) + WINDOW - now) / 1000);
  }
  const promotion = shop.promotions.find(brand.siteKey, code);
  if (!promotion) {
    for (const [owner] of guessers) shop.promotions.addFailedAttempt(brand.siteKey, owner, now);
    throw commitDespiteFault(notAdded(cartMessages.promotionNotValid()));
  }
  const reason = findPromotionRejection(
    promotion,
    calculatePricedCartTotals(priceStoredCartItemsAndVoucher(token, scope)).itemsTotal,
    scope,
  );
  if (reason !== null) throw notAdded(reason);
  if (shop.promotions.findInCart(token)) throw notAdded(cartMessages.onePromotion());
  shop.promotions.addToCart(token, promotion);
}

function notAdded(message: string): ApiFault {
  return createRefusalFault('promotion_not_added', message);
}
