import { formatMoney, parseMoney } from '#domain/money.ts';
import type { Receipt } from '#schemas/generated/api/types.gen.ts';
import { type Bought, boughtFacts, type EventShop } from './flow-facts.ts';
import type { Track } from './track.ts';

export interface TellBoughtParts {
  /** Reads the receipt; null where nobody may be told of it. */
  readonly read: (() => Promise<Receipt>) | null;
  /** Reference of the cart that was bought; null where it is not known any more. */
  readonly cartId: string | null;
  readonly shop: EventShop;
  readonly tell: Track;
}

/**
 * Tells of a purchase that the customer left the shop to pay for. They come back to the deposit alone, and the cart is gone by
 * then: what was bought stands on the receipt. Without one the purchase is told all the same.
 */
export async function tellBought(
  { checkoutId, paidIn }: Pick<Bought, 'checkoutId' | 'paidIn'>,
  { read, cartId, shop, tell }: TellBoughtParts,
): Promise<void> {
  const receipt = read && (await read().catch(() => null));
  for (const told of boughtFacts({ checkoutId, paidIn, cartId, ...onReceipt(receipt) }, shop)) tell(...told);
}

function onReceipt(receipt: Receipt | null): Omit<Bought, 'checkoutId' | 'paidIn' | 'cartId'> {
  if (!receipt) return { channelKey: null, partnerKey: null, items: [], total: null };
  const { channelKey, partnerKey, orders, scheduledItems, total, preOrderTotal } = receipt;
  return {
    channelKey,
    partnerKey,
    items: [...orders.map(({ item }) => item), ...scheduledItems],
    // As a cart counts it: with what will be charged later.
    total: formatMoney(parseMoney(total) + parseMoney(preOrderTotal)),
  };
}
