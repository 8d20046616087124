import { toDecimalAmount } from '#domain/money.ts';
import type { CartItemRequest, PartnerCart } from '#schemas/generated/api/wire-types.gen.ts';
import type { SandboxCartContext } from '../cart/cart-context.ts';
import { calculatePricedCartTotals, findCartBlockedReasons, needsUnattendedPayment } from '../cart/cart-response.ts';
import { priceItemsOutsideStoredCart } from '../checkout/purchase.ts';
import { createRefusalFault } from '../http/api-fault.ts';
import { listRegionsOfSubVariant } from '../offers/price-list.ts';
import type { CartDependencies, SandboxBrand, SandboxShop } from '../shop.ts';
import { partnerMessages } from './partner.messages.gen.ts';
import type { SandboxPartner } from './partners.ts';

export interface PartnerCartContext {
  readonly shop: CartDependencies & Pick<SandboxShop, 'checkouts'>;
  readonly brand: SandboxBrand;
  readonly subVariant: string | null;
  readonly now: number;
}

/** A partner cart at current prices (specification: Entities and their fields, "Partner cart"). */
export function createPricedPartnerCartResponse(
  requests: readonly CartItemRequest[],
  partner: SandboxPartner,
  customerId: string | null,
  { shop, brand, subVariant, now }: PartnerCartContext,
): PartnerCart {
  assertSoldByPartner(partner, requests);
  const scope: SandboxCartContext = {
    shop,
    brand,
    now,
    regions: listRegionsOfSubVariant(brand, subVariant),
    customerId,
  };
  const priced = priceItemsOutsideStoredCart(requests, scope);
  const { currency } = brand.catalogue.branding;
  const { itemsTotal, preOrderTotal } = calculatePricedCartTotals(priced);
  const items = priced.items.map(({ item }) => item);
  return {
    customer_id: customerId,
    currency,
    totals: {
      cart_total: toDecimalAmount(itemsTotal + preOrderTotal, currency),
      pre_order_total: toDecimalAmount(preOrderTotal, currency),
    },
    cart_items: items,
    requires_unattended_payment_method: needsUnattendedPayment(items),
    blocked_reasons: findCartBlockedReasons(items, scope),
    last_checkout_id: customerId === null ? null : shop.checkouts.findLastIdAtPartner(customerId, partner.key),
  };
}

/** @throws ApiFault 422 `not_sold_by_partner`. */
export function assertSoldByPartner(
  { name, productOfferKeys }: SandboxPartner,
  requests: readonly CartItemRequest[],
): void {
  const foreign = requests.find(({ lottery_key: key }) => !productOfferKeys.includes(key));
  if (foreign) throw createRefusalFault('not_sold_by_partner', partnerMessages.notSoldByPartner({ name }));
}
