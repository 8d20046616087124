import type { MinorUnits } from '#domain/money.ts';
import type { CartItem, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';

/** What made a purchase happen. Ids are those of the recurring purchase, the scheduled purchase or the deposit. */
export type PurchaseSource =
  | { readonly kind: 'checkout'; readonly depositId: string | null }
  | { readonly kind: 'partner'; readonly depositId: string | null }
  | { readonly kind: 'recurring'; readonly recurringId: string }
  | { readonly kind: 'scheduled'; readonly scheduledId: string };

/** One purchase: what its receipt shows. Moments are epoch milliseconds, money is in minor units. */
export interface Checkout {
  readonly id: string;
  readonly siteKey: string;
  readonly customerId: string;
  readonly source: PurchaseSource['kind'];
  /** Id of the deposit, the recurring purchase or the scheduled purchase, or null. */
  readonly sourceId: string | null;
  readonly partnerKey: string | null;
  readonly channelKey: string;
  /** What was taken out of the wallet. */
  readonly total: MinorUnits;
  /** What vouchers took off. */
  readonly discount: MinorUnits;
  /** What will be charged later, for pre-orders. */
  readonly preOrderTotal: MinorUnits;
  readonly placedAt: number;
}

/** One item of a purchase: a ticket in one or several draws, shares, or a membership. */
export interface Order {
  readonly id: string;
  readonly checkoutId: string;
  readonly siteKey: string;
  readonly customerId: string;
  readonly item: Omit<CartItem, 'id'>;
  /** What it takes to put the same into a cart again. */
  readonly choice: CartItemRequest;
  readonly total: MinorUnits;
  /** The first of its draws; null for a membership. */
  readonly startsAt: number | null;
  /** The last of its draws, or the end of a membership. */
  readonly endsAt: number;
  readonly winnings: MinorUnits;
  readonly placedAt: number;
}
