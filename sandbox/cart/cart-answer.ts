import { createHash } from 'node:crypto';
import { type MinorUnits, parseDecimalAmount, toDecimalAmount } from '#domain/money.ts';
import type { AutoRemovedItem, Cart, CartItem, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { salesRestriction } from '../account/customers/sales-restriction.ts';
import { mustVerify, VERIFICATION_REQUIRED } from '../account/verification/verify-by.ts';
import { isExcluded } from '../offers/price-list.ts';
import { describeItem, findOffer } from './cart-items.ts';
import type { CartScope, RemovalReason } from './cart-scope.ts';
import { discountOf, type Voucher, voucherItem, voucherItemId } from './promotions/promotion.ts';
import { findPromotionRejection } from './promotions/promotion-rejection.ts';

/** An item at the prices of now, with the choice that it was made from. */
export interface PricedItem {
  readonly item: CartItem;
  readonly choice: CartItemRequest;
}

/** What is in a cart at the prices of now. */
export interface PricedCart {
  readonly items: readonly PricedItem[];
  readonly removed: readonly AutoRemovedItem[];
  readonly voucher: Voucher | null;
}

export interface CartTotals {
  /** Price of what is bought now. */
  readonly itemsTotal: MinorUnits;
  /** Price of what is bought later, as pre-orders. */
  readonly preOrderTotal: MinorUnits;
  /** What the voucher takes off what is bought now. */
  readonly discount: MinorUnits;
}

/**
 * A cart at the prices of now. Items that can no longer be bought are taken out of it, and named until its owner changes
 * it: an answer that nobody has seen must not be the only one that tells.
 */
export function cartAnswer(token: string, scope: CartScope): Cart {
  const priced = priceCart(token, scope);
  for (const item of priced.removed) {
    takeOut(item.id, token, scope);
    scope.shop.carts.noteRemoval(token, item);
  }
  const { currency } = scope.brand.catalogue.branding;
  const items = priced.items.map(({ item }) => item);
  const { itemsTotal, preOrderTotal, discount } = totalsOf(priced);
  return {
    cart_reference: token,
    currency,
    cart_items: priced.voucher ? [...items, voucherItem(priced.voucher, discount, currency)] : items,
    auto_removed_items: scope.shop.carts.removals(token),
    cart_total: toDecimalAmount(itemsTotal + preOrderTotal - discount),
    pre_order_total: toDecimalAmount(preOrderTotal),
    requires_unattended_payment_method: requiresUnattended(items),
    blocked_reasons: blockedReasons(items, scope),
    show_regulation: items.some(({ product_type }) => product_type !== 'membership'),
    version: computeCartVersion(priced),
  };
}

/** Names what a cart holds: it is another one as soon as an item, a number or a draw is. */
export function computeCartVersion({ items }: Pick<PricedCart, 'items'>): string {
  const held = JSON.stringify(items.map(({ choice }) => choice));
  return createHash('sha256').update(held).digest('hex').slice(0, 32);
}

/** Prices what is in a cart, and changes nothing of it. */
export function priceCart(token: string, scope: CartScope): PricedCart {
  const items: PricedItem[] = [];
  const removed: AutoRemovedItem[] = [];
  for (const { id, choice } of scope.shop.carts.items(token)) {
    const described = describeItem(choice, scope);
    if (typeof described !== 'string') {
      items.push({ item: { id: String(id), ...described }, choice });
      continue;
    }
    removed.push(removedItem(String(id), choice, described, scope));
  }
  const voucher = scope.shop.promotions.inCart(token);
  if (!voucher || findPromotionRejection(voucher.promotion, priceOfNow(items), scope) === null)
    return { items, removed, voucher };
  const { id, promotion } = voucher;
  const gone: AutoRemovedItem = {
    id: voucherItemId(id),
    product_type: promotion.kind,
    lottery_key: promotion.code,
    name: promotion.name,
    reason: 'no_longer_available',
  };
  return { items, removed: [...removed, gone], voucher: null };
}

export function totalsOf({ items, voucher }: Pick<PricedCart, 'items' | 'voucher'>): CartTotals {
  const itemsTotal = priceOfNow(items);
  return {
    itemsTotal,
    preOrderTotal: sumOf(items.filter(({ item }) => isPreOrder(item))),
    discount: voucher ? discountOf(voucher.promotion, itemsTotal) : 0,
  };
}

function priceOfNow(items: readonly PricedItem[]): MinorUnits {
  return sumOf(items.filter(({ item }) => !isPreOrder(item)));
}

export function isPreOrder({ scheduled_purchase: scheduled }: CartItem): boolean {
  return scheduled?.type === 'pre_order';
}

export function requiresUnattended(items: readonly CartItem[]): boolean {
  return items.some((item) => item.recurring_purchase.enabled || isPreOrder(item));
}

/** Why items can't be bought: message by reason id. */
export function blockedReasons(items: readonly CartItem[], scope: CartScope): Record<string, string> {
  const excluded = items.find(({ lottery_key: key }) => {
    const offer = findOffer(key, scope);
    return offer !== null && isExcluded(offer, scope.regions);
  });
  const { shop, brand, customerId, now } = scope;
  const restriction = customerId === null ? null : salesRestriction(shop, brand, customerId, now);
  const [code, message] = VERIFICATION_REQUIRED;
  return {
    ...(restriction && { [restriction.code]: restriction.message }),
    ...(excluded && { not_in_region: `${excluded.name} is not sold where you live.` }),
    ...(isOfUnproved(scope) && { [code]: message }),
  };
}

function isOfUnproved({ shop, customerId, now }: CartScope): boolean {
  const customer = customerId === null ? null : shop.customers.byId(customerId);
  return customer !== null && mustVerify(shop, customer, now);
}

function sumOf(items: readonly PricedItem[]): MinorUnits {
  return items.reduce((sum, { item }) => sum + parseDecimalAmount(item.total.amount), 0);
}

function removedItem(
  id: string,
  { product_type, lottery_key: key }: CartItemRequest,
  reason: RemovalReason,
  scope: CartScope,
): AutoRemovedItem {
  return { id, product_type, lottery_key: key, name: findOffer(key, scope)?.name ?? key, reason };
}

function takeOut(id: string, token: string, { shop }: CartScope): void {
  const item = shop.carts.item(token, id);
  if (item) shop.carts.remove(item.id);
  else shop.promotions.removeFromCart(token);
}
