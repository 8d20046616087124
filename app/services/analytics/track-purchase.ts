import { parseDecimalAmount, toDecimalAmount } from '#domain/money.ts';
import type { Receipt } from '#schemas/generated/api/types.gen.ts';
import { type AnalyticsEventShop, type TrackedPurchase, toPurchaseAnalyticsEvents } from './flow-events.ts';
import type { TrackEvent } from './track.ts';

export interface SendPurchaseAnalyticsEventsOptions {
  /** Reads the receipt; null without consent. */
  readonly read: (() => Promise<Receipt>) | null;
  /** Reference of the cart that was bought; null where it is unknown. */
  readonly cartId: string | null;
  readonly shop: AnalyticsEventShop;
  readonly track: TrackEvent;
}

/**
 * Tracks a purchase whose payment took the customer out of the shop. The cart is gone when they return, so the products come
 * from the receipt. Without a receipt the purchase is tracked without products.
 */
export async function sendPurchaseAnalyticsEvents(
  { checkoutId, completedDeposit }: Pick<TrackedPurchase, 'checkoutId' | 'completedDeposit'>,
  { read, cartId, shop, track }: SendPurchaseAnalyticsEventsOptions,
): Promise<void> {
  const receipt = read && (await read().catch(() => null));
  for (const event of toPurchaseAnalyticsEvents({ checkoutId, completedDeposit, cartId, ...onReceipt(receipt) }, shop))
    track(...event);
}

function onReceipt(receipt: Receipt | null): Omit<TrackedPurchase, 'checkoutId' | 'completedDeposit' | 'cartId'> {
  if (!receipt) return { channelKey: null, partnerKey: null, items: [], total: null };
  const { channelKey, partnerKey, orders, scheduledItems, currency } = receipt;
  const parse = (amount: string) => parseDecimalAmount(amount, currency);
  return {
    channelKey,
    partnerKey,
    items: [...orders.map(({ item }) => item), ...scheduledItems],
    // The total of a cart includes pre-orders.
    total: toDecimalAmount(parse(receipt.total) + parse(receipt.preOrderTotal), currency),
  };
}
