import type { MinorUnits } from '#domain/money.ts';
import type { CartItem, CartItemRequest, PurchaseSource as SourceKind } from '#schemas/generated/api/wire-types.gen.ts';

/** The trigger of a purchase, with the id of its deposit, recurring or scheduled purchase. */
export type PurchaseTrigger =
  | { readonly kind: 'checkout'; readonly depositId: string | null }
  | { readonly kind: 'partner'; readonly depositId: string | null }
  | { readonly kind: 'recurring'; readonly recurringId: string }
  | { readonly kind: 'scheduled'; readonly scheduledId: string };

/** One purchase, as on its receipt. Times are epoch milliseconds, amounts minor units. */
export interface CompletedCheckout {
  readonly id: string;
  readonly siteKey: string;
  readonly customerId: string;
  readonly source: SourceKind;
  /** Id of the deposit, the recurring purchase or the scheduled purchase, or null. */
  readonly sourceId: string | null;
  readonly partnerKey: string | null;
  readonly channelKey: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** Price of all items bought now. */
  readonly itemsTotal: MinorUnits;
  /** Discount of vouchers. */
  readonly discount: MinorUnits;
  /** Amount paid from the wallet. */
  readonly total: MinorUnits;
  /** Credit of vouchers, paid into the wallet. */
  readonly credit: MinorUnits;
  /** Amount to be charged later, for pre-orders. */
  readonly preOrderTotal: MinorUnits;
  readonly scheduledItems: readonly CartItem[];
  readonly placedAt: number;
}

/** One item of a purchase: a ticket in one or several draws, shares, or a membership. */
export interface StoredOrder {
  readonly id: string;
  readonly checkoutId: string;
  readonly siteKey: string;
  readonly customerId: string;
  /** The bought item with all numbers and the order's id. */
  readonly item: CartItem;
  /** The request that adds the same item to a cart again. */
  readonly choice: CartItemRequest;
  readonly total: MinorUnits;
  /** Time of the last draw, or end of the membership. */
  readonly endsAt: number;
  readonly placedAt: number;
  /** Start of a membership that follows another; null when it starts with its purchase. */
  readonly startsAt: number | null;
}

/** A ticket in one draw. */
export interface OrderDrawTicket {
  readonly id: number;
  readonly orderId: string;
  readonly drawId: number;
  readonly status: 'pending' | 'won' | 'lost';
  readonly winnings: MinorUnits;
}

/** Progress of an order through its draws. */
export interface StoredOrderProgress {
  readonly numDraws: number;
  readonly drawsLeft: number;
  readonly nextDrawDate: number | null;
  readonly winnings: MinorUnits;
}
