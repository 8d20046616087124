import type {
  PartnerPurchase,
  PartnerPurchaseRequest,
  WalletPayRequest,
} from '#schemas/generated/api/wire-types.gen.ts';
import { assertBuyable, purchase } from '../checkout/purchase.ts';
import { notFound } from '../http/api-fault.ts';
import type { CustomerIncoming } from '../http/route.ts';
import type { PurchaseShop, Shop } from '../shop.ts';
import { assertElevated } from '../sign-in/elevation.ts';
import { depositFor } from '../wallet/funds/deposit-and-purchase.ts';
import { depositAnswer } from '../wallet/funds/deposit-answer.ts';
import type { PaidPurchase } from '../wallet/funds/deposit-store.ts';
import { assertSoldBy } from './partner-cart.ts';
import { type PartnerEntry, partnerBySlug } from './partners.ts';

/**
 * What a payment with a wallet of the device pays for, once it can be bought: the cart of the customer, or items of a
 * partner; null where it pays for nothing. Call it inside a transaction.
 *
 * @throws ApiFault as a purchase does, 404 `partner_not_found`, or 422 `not_sold_by_partner`.
 */
export function paidByWallet(
  shop: PurchaseShop,
  incoming: CustomerIncoming,
  { purchase: asked, partner: from }: WalletPayRequest,
): PaidPurchase | null {
  const { brand, customer, subVariant, now } = incoming;
  if (!asked) return null;
  if (!from) return { data: asked, subVariant };
  const partner = partnerBySlug(brand.siteKey, from.slug);
  if (!partner) throw notFound('partner_not_found', 'There is no such partner.');
  const { cart_item: items } = from;
  assertSoldBy(partner, items);
  const data = { ...asked, partner_key: partner.key };
  assertBuyable({ shop, brand, customer, subVariant, items, source: { kind: 'partner', depositId: null }, data, now });
  return { data, subVariant, items };
}

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
