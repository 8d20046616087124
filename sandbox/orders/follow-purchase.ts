import type { PricedItem } from '../cart/cart-answer.ts';
import { createPreOrder, createRecurring } from '../recurring/create.ts';
import type { Brand, Shop } from '../shop.ts';
import type { Checkout, Order } from './checkout.ts';

/** What was bought, now and later. */
export interface Purchased {
  readonly checkout: Checkout;
  readonly orders: readonly Order[];
  /** What will be bought when its draw is on sale. */
  readonly preOrders: readonly PricedItem[];
}

export interface PurchaseScope {
  readonly shop: Shop;
  readonly brand: Brand;
  readonly subVariant: string | null;
}

/**
 * Starts what a purchase brings with it: repetitions, and pre-orders; and who buys shares of a lotto party belongs to
 * its group. A purchase that is a repetition itself starts none.
 */
export function followPurchase({ checkout, orders, preOrders }: Purchased, scope: PurchaseScope): void {
  for (const item of preOrders) createPreOrder(item, checkout, scope);
  for (const order of orders) {
    joinParty(order, scope.shop);
    if (checkout.source !== 'recurring') createRecurring(order, scope);
  }
}

function joinParty({ item, siteKey, customerId, placedAt }: Order, { parties }: Shop): void {
  if (item.product_type !== 'social_syndicate_share') return;
  const session = parties.session(siteKey, item.syndicate_encoded_id ?? '');
  if (session) parties.addMember(session.groupId, customerId, placedAt);
}
