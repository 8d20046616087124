import type { PricedCartItem } from '../cart/cart-response.ts';
import { createRefusalFault } from '../http/api-fault.ts';
import { countPartySharesSold } from '../party/party-sessions.ts';
import type { SandboxShop } from '../shop.ts';
import { storePreOrder, storeRecurringPurchaseOfOrder } from '../tickets/recurring/create-recurring-purchase.ts';
import { checkoutMessages } from './checkout.messages.gen.ts';
import type { CompletedCheckout, StoredOrder } from './checkout.ts';
import type { FuturePurchaseContext } from './purchase-context.ts';

/** Orders and pre-orders of a purchase. */
export interface PurchasedOrders {
  readonly checkout: CompletedCheckout;
  readonly orders: readonly StoredOrder[];
  /** Items to be bought when their draw goes on sale. */
  readonly preOrders: readonly PricedCartItem[];
}

/**
 * Creates the recurring purchases and pre-orders of a purchase, and adds buyers of party shares to the group. A
 * recurring purchase creates no further ones.
 */
export function storeFuturePurchasesAndJoinParties(
  { checkout, orders, preOrders }: PurchasedOrders,
  scope: FuturePurchaseContext,
): void {
  for (const item of preOrders) storePreOrder(item, checkout, scope);
  for (const order of orders) {
    joinParty(order, scope.shop);
    if (checkout.source !== 'recurring') storeRecurringPurchaseOfOrder(order, scope);
  }
}

/** @throws ApiFault 422 `sold_out` when the items of one cart together take more shares than there are. */
function joinParty(
  { item, siteKey, customerId, placedAt }: StoredOrder,
  shop: Pick<SandboxShop, 'orders' | 'parties'>,
): void {
  if (item.product_type !== 'social_syndicate_share') return;
  const session = shop.parties.findSession(siteKey, item.syndicate_encoded_id ?? '');
  if (!session) return;
  if (countPartySharesSold(shop, session) > session.maxShares) {
    throw createRefusalFault('sold_out', checkoutMessages.notSoManyShares());
  }
  shop.parties.addMember(session.groupId, customerId, placedAt);
}
