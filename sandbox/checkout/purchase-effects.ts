import type { PricedItem } from '../cart/cart-answer.ts';
import { refusal } from '../http/api-fault.ts';
import { sharesSold } from '../party/party-sessions.ts';
import type { Shop } from '../shop.ts';
import { createPreOrder, createRecurring } from '../tickets/recurring/create.ts';
import type { Checkout, Order } from './checkout.ts';
import type { PurchaseScope } from './purchase-scope.ts';

/** What was bought, now and later. */
export interface Purchased {
  readonly checkout: Checkout;
  readonly orders: readonly Order[];
  /** What will be bought when its draw is on sale. */
  readonly preOrders: readonly PricedItem[];
}

/**
 * Starts what a purchase brings with it: repetitions, and pre-orders; and who buys shares of a lotto party belongs to
 * its group. A purchase that is a repetition itself starts none.
 */
export function applyPurchaseEffects({ checkout, orders, preOrders }: Purchased, scope: PurchaseScope): void {
  for (const item of preOrders) createPreOrder(item, checkout, scope);
  for (const order of orders) {
    joinParty(order, scope.shop);
    if (checkout.source !== 'recurring') createRecurring(order, scope);
  }
}

/** @throws ApiFault 422 `sold_out` when the items of one cart together take more shares than there are. */
function joinParty({ item, siteKey, customerId, placedAt }: Order, shop: Pick<Shop, 'orders' | 'parties'>): void {
  if (item.product_type !== 'social_syndicate_share') return;
  const session = shop.parties.session(siteKey, item.syndicate_encoded_id ?? '');
  if (!session) return;
  if (sharesSold(shop, session) > session.maxShares) {
    throw refusal('sold_out', 'There are not so many shares of this session left.');
  }
  shop.parties.addMember(session.groupId, customerId, placedAt);
}
