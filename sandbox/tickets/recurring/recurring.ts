import type { MinorUnits } from '#domain/money.ts';
import type {
  AttemptStatus,
  CartItem,
  CartItemRequest,
  RecurringStatus,
  RecurringType,
  ScheduledStatus,
} from '#schemas/generated/api/wire-types.gen.ts';

/** The stored status. The other spelling is accepted but never stored. */
export type StoredRecurringStatus = Exclude<RecurringStatus, 'timed_paused'>;

/** A recurring purchase. Times are epoch milliseconds. */
export interface StoredRecurringPurchase {
  readonly id: string;
  readonly siteKey: string;
  readonly customerId: string;
  readonly type: RecurringType;
  readonly offerKey: string;
  /** The item to buy, without a specific draw. */
  readonly choice: CartItemRequest;
  /** Price of the last purchase. */
  readonly price: MinorUnits;
  readonly subVariant: string | null;
  readonly status: StoredRecurringStatus;
  readonly pausedUntil: number | null;
  /** Time of the last bought draw, or end of the membership. */
  readonly coveredUntil: number;
  /** Time of the next attempt or of the end of a timed pause; null for none. */
  readonly dueAt: number | null;
  /** Soft failures since the last purchase. */
  readonly failures: number;
  readonly createdAt: number;
}

/** A pre-order or another purchase at a later time. */
export interface StoredScheduledPurchase {
  readonly id: string;
  readonly siteKey: string;
  readonly customerId: string;
  readonly kind: 'scheduled_purchase' | 'pre_order';
  /** The purchase in which it was ordered. */
  readonly checkoutId: string;
  readonly item: CartItem;
  readonly choice: CartItemRequest;
  readonly amount: MinorUnits;
  readonly subVariant: string | null;
  readonly status: ScheduledStatus;
  readonly dueAt: number | null;
  /** When its draw closes. */
  readonly salesCloseAt: number;
  readonly createdAt: number;
}

/** The recurring or scheduled purchase behind an unattended purchase. */
export type UnattendedPurchaseOrigin =
  | { readonly kind: 'recurring'; readonly purchase: StoredRecurringPurchase }
  | { readonly kind: 'scheduled'; readonly purchase: StoredScheduledPurchase };

/** An unattended purchase, or its failure. */
export interface UnattendedPurchaseAttempt {
  readonly id: number;
  readonly kind: UnattendedPurchaseOrigin['kind'];
  readonly purchaseId: string;
  readonly customerId: string;
  readonly status: AttemptStatus;
  readonly code: string | null;
  readonly message: string | null;
  readonly checkoutId: string | null;
  readonly attemptedAt: number;
}
