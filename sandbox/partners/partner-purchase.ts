import type { PartnerPurchase, PartnerPurchaseRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { depositFor } from '../funds/deposit-and-purchase.ts';
import { depositAnswer } from '../funds/deposit-answer.ts';
import type { CustomerIncoming } from '../http/route.ts';
import { assertElevated } from '../identity/elevation.ts';
import { assertBuyable, purchase } from '../orders/purchase.ts';
import type { Shop } from '../shop.ts';
import { assertSoldBy } from './partner-cart.ts';
import type { PartnerEntry } from './partners.ts';

/**
 * Buys from a partner, and leaves the cart of the customer alone (specification: Validation rules, "A partner purchase
 * with an empty cart is rejected"). With a deposit both happen, or neither. Call it inside a transaction.
 *
 * @throws ApiFault as a purchase and a deposit do, 422 `not_sold_by_partner`, or 403 `2fa_required` for a deposit.
 */
export function partnerPurchase(
  shop: Shop,
  incoming: CustomerIncoming,
  partner: PartnerEntry,
  { cart_item: items, deposit: request, purchase: asked }: PartnerPurchaseRequest,
): PartnerPurchase {
  const { brand, customer, subVariant, caller, now } = incoming;
  assertSoldBy(partner, items);
  const data = { ...asked, partner_key: partner.key };
  const source = { kind: 'partner', depositId: null } as const;
  const wanted = { shop, brand, customer, subVariant, items, source, data, now };
  if (!request) return { deposit: null, checkout_id: purchase(wanted).id };
  assertElevated(shop, caller, now);
  assertBuyable(wanted);
  const deposit = depositFor(shop, incoming, request, { data, subVariant, items });
  return { deposit: depositAnswer(shop, brand, deposit, now), checkout_id: deposit.checkoutId };
}
