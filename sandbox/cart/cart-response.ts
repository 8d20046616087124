import { createHash } from 'node:crypto';
import { type MinorUnits, parseMoney, toDecimalAmount } from '#domain/money.ts';
import type { AutoRemovedItem, Cart, CartItem, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { findCountryOrBreakSalesRefusal } from '../account/customers/sales-restriction.ts';
import { getVerificationRequiredError, isVerificationOverdue } from '../account/verification/verification-deadline.ts';
import { isOfferExcludedInAllGivenRegions } from '../offers/price-list.ts';
import { cartMessages } from './cart.messages.gen.ts';
import type { CartRemovalReason, SandboxCartContext } from './cart-context.ts';
import { composeCartItemOrRemovalReason, findCatalogueOffer } from './cart-items.ts';
import {
  calculatePromotionDiscount,
  getVoucherCartItemId,
  type StoredCartVoucher,
  toVoucherCartItem,
} from './promotions/promotion.ts';
import { findPromotionRejection } from './promotions/promotion-rejection.ts';

/** An item at current prices, with the request that it was made from. */
export interface PricedCartItem {
  readonly item: CartItem;
  readonly choice: CartItemRequest;
}

/** A cart at current prices. */
export interface PricedCart {
  readonly items: readonly PricedCartItem[];
  readonly removed: readonly AutoRemovedItem[];
  readonly voucher: StoredCartVoucher | null;
}

export interface PricedCartTotals {
  /** Price of the items bought now. */
  readonly itemsTotal: MinorUnits;
  /** Price of pre-orders. */
  readonly preOrderTotal: MinorUnits;
  /** Discount of the voucher on the items bought now. */
  readonly discount: MinorUnits;
}

/**
 * A cart at current prices. Items that can no longer be bought are removed, and listed as removed until the owner
 * changes the cart, because a single response may get lost.
 */
export function toCartResponse(token: string, scope: SandboxCartContext): Cart {
  const priced = priceStoredCartItemsAndVoucher(token, scope);
  for (const item of priced.removed) {
    removeItemOrPromotion(item.id, token, scope);
    scope.shop.carts.addRemoval(token, item);
  }
  const { currency } = scope.brand.catalogue.branding;
  const items = priced.items.map(({ item }) => item);
  const { itemsTotal, preOrderTotal, discount } = calculatePricedCartTotals(priced);
  return {
    cart_reference: token,
    currency,
    cart_items: priced.voucher ? [...items, toVoucherCartItem(priced.voucher, discount, currency)] : items,
    auto_removed_items: scope.shop.carts.listRemovals(token),
    cart_total: toDecimalAmount(itemsTotal + preOrderTotal - discount, currency),
    pre_order_total: toDecimalAmount(preOrderTotal, currency),
    requires_unattended_payment_method: needsUnattendedPayment(items),
    blocked_reasons: findCartBlockedReasons(items, scope),
    show_regulation: items.some(({ product_type }) => product_type !== 'membership'),
    version: computeCartVersion(priced),
  };
}

/** A hash of items, numbers and draws. */
export function computeCartVersion({ items }: Pick<PricedCart, 'items'>): string {
  const serialisedChoices = JSON.stringify(items.map(({ choice }) => choice));
  return createHash('sha256').update(serialisedChoices).digest('hex').slice(0, 32);
}

/** Prices a cart without changing it. */
export function priceStoredCartItemsAndVoucher(token: string, scope: SandboxCartContext): PricedCart {
  const items: PricedCartItem[] = [];
  const removed: AutoRemovedItem[] = [];
  for (const { id, choice } of scope.shop.carts.listItems(token)) {
    const described = composeCartItemOrRemovalReason(choice, scope);
    if (typeof described !== 'string') {
      items.push({ item: { id: String(id), ...described }, choice });
      continue;
    }
    removed.push(removedItem(String(id), choice, described, scope));
  }
  const voucher = scope.shop.promotions.findInCart(token);
  if (!voucher || findPromotionRejection(voucher.promotion, priceOfNow(items), scope) === null)
    return { items, removed, voucher };
  const { id, promotion } = voucher;
  const gone: AutoRemovedItem = {
    id: getVoucherCartItemId(id),
    product_type: promotion.kind,
    lottery_key: promotion.code,
    name: promotion.name,
    reason: 'no_longer_available',
  };
  return { items, removed: [...removed, gone], voucher: null };
}

export function calculatePricedCartTotals({ items, voucher }: Pick<PricedCart, 'items' | 'voucher'>): PricedCartTotals {
  const itemsTotal = priceOfNow(items);
  return {
    itemsTotal,
    preOrderTotal: sumOf(items.filter(({ item }) => isPreOrderItem(item))),
    discount: voucher ? calculatePromotionDiscount(voucher.promotion, itemsTotal) : 0,
  };
}

function priceOfNow(items: readonly PricedCartItem[]): MinorUnits {
  return sumOf(items.filter(({ item }) => !isPreOrderItem(item)));
}

export function isPreOrderItem({ scheduled_purchase: scheduled }: CartItem): boolean {
  return scheduled?.type === 'pre_order';
}

export function needsUnattendedPayment(items: readonly CartItem[]): boolean {
  return items.some((item) => item.recurring_purchase.enabled || isPreOrderItem(item));
}

/** Why items can't be bought: message by reason id. */
export function findCartBlockedReasons(items: readonly CartItem[], scope: SandboxCartContext): Record<string, string> {
  const excluded = items.find(({ lottery_key: key }) => {
    const offer = findCatalogueOffer(key, scope);
    return offer !== null && isOfferExcludedInAllGivenRegions(offer, scope.regions);
  });
  const { shop, brand, customerId, now } = scope;
  const restriction = customerId === null ? null : findCountryOrBreakSalesRefusal(shop, brand, customerId, now);
  const [code, message] = getVerificationRequiredError();
  return {
    ...(restriction && { [restriction.code]: restriction.message }),
    ...(excluded && { not_in_region: cartMessages.namedNotSoldWhereYouLive({ name: excluded.name }) }),
    ...(isOfUnproved(scope) && { [code]: message }),
  };
}

function isOfUnproved({ shop, customerId, now }: SandboxCartContext): boolean {
  const customer = customerId === null ? null : shop.customers.findById(customerId);
  return customer !== null && isVerificationOverdue(shop, customer, now);
}

function sumOf(items: readonly PricedCartItem[]): MinorUnits {
  return items.reduce((sum, { item }) => sum + parseMoney(item.total), 0);
}

function removedItem(
  id: string,
  { product_type, lottery_key: key }: CartItemRequest,
  reason: CartRemovalReason,
  scope: SandboxCartContext,
): AutoRemovedItem {
  return { id, product_type, lottery_key: key, name: findCatalogueOffer(key, scope)?.name ?? key, reason };
}

function removeItemOrPromotion(id: string, token: string, { shop }: SandboxCartContext): void {
  const item = shop.carts.findItem(token, id);
  if (item) shop.carts.removeItem(item.id);
  else shop.promotions.removeFromCart(token);
}
