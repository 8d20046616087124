import type {
  PartnerPurchase,
  PartnerPurchaseRequest,
  WalletPayRequest,
} from '#schemas/generated/api/wire-types.gen.ts';
import { assertItemsPurchasable, makeWalletPurchase } from '../checkout/purchase.ts';
import { createNotFoundFault } from '../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../http/call-route.ts';
import type { PurchaseDependencies, SandboxShop } from '../shop.ts';
import { assertElevatedIfTwoFactorOn } from '../sign-in/elevation.ts';
import { makeDepositForPurchase } from '../wallet/funds/deposit-and-purchase.ts';
import { toDepositResponse } from '../wallet/funds/deposit-response.ts';
import type { PurchaseAfterDeposit } from '../wallet/funds/deposit-store.ts';
import { partnerMessages } from './partner.messages.gen.ts';
import { assertSoldByPartner } from './partner-cart.ts';
import { findPartnerBySlug, type SandboxPartner } from './partners.ts';

/**
 * What a device wallet payment buys: the customer's cart or partner items, checked that they can be bought; null for a
 * deposit only. Call it inside a transaction.
 *
 * @throws ApiFault as a purchase does, 404 `partner_not_found`, or 422 `not_sold_by_partner`.
 */
export function preparePurchaseAfterDeviceWalletDeposit(
  shop: PurchaseDependencies,
  incoming: AuthorisedCustomerCall,
  { purchase: requestedPurchase, partner: from }: WalletPayRequest,
): PurchaseAfterDeposit | null {
  const { brand, customer, subVariant, now } = incoming;
  if (!requestedPurchase) return null;
  if (!from) return { data: requestedPurchase, subVariant };
  const partner = findPartnerBySlug(brand.siteKey, from.slug);
  if (!partner) throw createNotFoundFault('partner_not_found', partnerMessages.noSuchPartner());
  const { cart_item: items } = from;
  assertSoldByPartner(partner, items);
  const data = { ...requestedPurchase, partner_key: partner.key };
  assertItemsPurchasable({
    shop,
    brand,
    customer,
    subVariant,
    items,
    source: { kind: 'partner', depositId: null },
    data,
    now,
  });
  return { data, subVariant, items };
}

/**
 * Buys partner items without the customer's cart (specification: Validation rules, "A partner purchase with an empty
 * cart is rejected"). A deposit and its purchase succeed or fail together. Call it inside a transaction.
 *
 * @throws ApiFault as a purchase and a deposit do, 422 `not_sold_by_partner`, or 403 `2fa_required` for a deposit.
 */
export function makePartnerPurchase(
  shop: SandboxShop,
  incoming: AuthorisedCustomerCall,
  partner: SandboxPartner,
  { cart_item: items, deposit: request, purchase: requestedPurchase }: PartnerPurchaseRequest,
): PartnerPurchase {
  const { brand, customer, subVariant, caller, now } = incoming;
  assertSoldByPartner(partner, items);
  const data = { ...requestedPurchase, partner_key: partner.key };
  const source = { kind: 'partner', depositId: null } as const;
  const wanted = { shop, brand, customer, subVariant, items, source, data, now };
  if (!request) return { deposit: null, checkout_id: makeWalletPurchase(wanted).id };
  assertElevatedIfTwoFactorOn(shop, caller, now);
  assertItemsPurchasable(wanted);
  const deposit = makeDepositForPurchase(shop, incoming, request, { data, subVariant, items });
  return { deposit: toDepositResponse(shop, brand, deposit, now), checkout_id: deposit.checkoutId };
}
