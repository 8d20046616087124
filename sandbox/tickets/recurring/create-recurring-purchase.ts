import { randomUUID } from 'node:crypto';
import { parseMoney } from '#domain/money.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { PricedCartItem } from '../../cart/cart-response.ts';
import { removeQuickpickNumbers } from '../../cart/lottery-games.ts';
import type { CompletedCheckout, StoredOrder } from '../../checkout/checkout.ts';
import type { FuturePurchaseContext } from '../../checkout/purchase-context.ts';

/** Makes an order recurring, if requested. Next due after the draws or period that the order covers. */
export function storeRecurringPurchaseOfOrder(
  order: StoredOrder,
  { shop, brand, subVariant }: FuturePurchaseContext,
): void {
  const { siteKey, customerId, item, choice, total, endsAt, placedAt } = order;
  if (!item.recurring_purchase.enabled) return;
  shop.recurringPurchases.create({
    siteKey,
    customerId,
    type: item.recurring_purchase.type,
    offerKey: item.lottery_key,
    choice: removeQuickpickNumbers(forAnyDraw(choice), brand.catalogue.offers),
    price: total,
    subVariant,
    status: 'recurring_status_active',
    coveredUntil: endsAt,
    dueAt: endsAt,
    createdAt: placedAt,
  });
}

/** Schedules a pre-order for when its draw goes on sale. */
export function storePreOrder(
  { item, choice }: PricedCartItem,
  {
    id: checkoutId,
    siteKey,
    customerId,
    placedAt,
  }: Pick<CompletedCheckout, 'id' | 'siteKey' | 'customerId' | 'placedAt'>,
  { shop, subVariant }: FuturePurchaseContext,
): void {
  const draw = shop.draws.find(siteKey, item.lottery_key, item.draw_no ?? 0);
  if (!draw) throw new Error(`a pre-order of ${item.lottery_key} names no draw`);
  const id = randomUUID();
  shop.scheduledPurchases.create({
    id,
    siteKey,
    customerId,
    kind: 'pre_order',
    checkoutId,
    item: { ...item, id },
    choice,
    amount: parseMoney(item.total),
    subVariant,
    status: 'scheduled_status_active',
    dueAt: draw.openDate,
    salesCloseAt: draw.closeDate,
    createdAt: placedAt,
  });
}

/** A choice without draw-specific parts. */
function forAnyDraw({ draw_no: _, syndicate_encoded_id: __, ...choice }: CartItemRequest): CartItemRequest {
  return choice;
}
