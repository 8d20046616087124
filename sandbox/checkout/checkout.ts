import type { MinorUnits } from '#domain/money.ts';
import type { CartItem, CartItemRequest, PurchaseSource as SourceKind } from '#schemas/generated/api/wire-types.gen.ts';

/** What made a purchase happen. Ids are those of the deposit, the recurring or the scheduled purchase. */
export type PurchaseSource =
  | { readonly kind: 'checkout'; readonly depositId: string | null }
  | { readonly kind: 'partner'; readonly depositId: string | null }
  | { readonly kind: 'recurring'; readonly recurringId: string }
  | { readonly kind: 'scheduled'; readonly scheduledId: string };

/** One purchase: what its receipt shows. Moments are epoch milliseconds, money is in minor units. */
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
  /** Price of everything that was bought now. */
  readonly itemsTotal: MinorUnits;
  /** What vouchers took off. */
  readonly discount: MinorUnits;
  /** What was taken out of the wallet. */
  readonly total: MinorUnits;
  /** What vouchers paid into the wallet. */
  readonly credit: MinorUnits;
  /** What will be charged later, for pre-orders. */
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
  /** What was bought, with its numbers filled in and the id of the order. */
  readonly item: CartItem;
  /** What it takes to put the same into a cart again. */
  readonly choice: CartItemRequest;
  readonly total: MinorUnits;
  /** The last of its draws, or the end of a membership. */
  readonly endsAt: number;
  readonly placedAt: number;
  /** When a membership that follows another begins; null for what began with its purchase. */
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

/** What has become of the draws of an order so far. */
export interface OrderProgress {
  readonly numDraws: number;
  readonly drawsLeft: number;
  readonly nextDrawDate: number | null;
  readonly winnings: MinorUnits;
}
