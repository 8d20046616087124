import { toDecimalAmount } from '#domain/money.ts';
import type { CartItemRequest, PartnerCart } from '#schemas/generated/api/wire-types.gen.ts';
import { blockedReasons, requiresUnattended, totalsOf } from '../cart/cart-answer.ts';
import type { CartScope } from '../cart/cart-scope.ts';
import { priceItems } from '../checkout/purchase.ts';
import { refusal } from '../http/api-fault.ts';
import { regionsOfSubVariant } from '../offers/price-list.ts';
import type { Brand, CartShop, Shop } from '../shop.ts';
import type { PartnerEntry } from './partners.ts';

export interface PartnerView {
  readonly shop: CartShop & Pick<Shop, 'checkouts'>;
  readonly brand: Brand;
  readonly subVariant: string | null;
  readonly now: number;
}

/** Prices what somebody wants to buy from a partner (specification: Entities and their fields, "Partner cart"). */
export function partnerCartAnswer(
  requests: readonly CartItemRequest[],
  partner: PartnerEntry,
  customerId: string | null,
  { shop, brand, subVariant, now }: PartnerView,
): PartnerCart {
  assertSoldBy(partner, requests);
  const scope: CartScope = { shop, brand, now, regions: regionsOfSubVariant(brand, subVariant), customerId };
  const priced = priceItems(requests, scope);
  const { itemsTotal, preOrderTotal } = totalsOf(priced);
  const items = priced.items.map(({ item }) => item);
  return {
    customer_id: customerId,
    currency: brand.catalogue.branding.currency,
    totals: {
      cart_total: toDecimalAmount(itemsTotal + preOrderTotal),
      pre_order_total: toDecimalAmount(preOrderTotal),
    },
    cart_items: items,
    requires_unattended_payment_method: requiresUnattended(items),
    blocked_reasons: blockedReasons(items, scope),
    last_checkout_id: customerId === null ? null : shop.checkouts.lastAt(customerId, partner.key),
  };
}

/** @throws ApiFault 422 `not_sold_by_partner`. */
export function assertSoldBy({ name, productOfferKeys }: PartnerEntry, requests: readonly CartItemRequest[]): void {
  const foreign = requests.find(({ lottery_key: key }) => !productOfferKeys.includes(key));
  if (foreign) throw refusal('not_sold_by_partner', `${name} does not sell this.`);
}
