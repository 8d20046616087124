import type { MinorUnits } from '#domain/money.ts';
import type {
  AttemptStatus,
  CartItem,
  CartItemRequest,
  RecurringStatus,
  RecurringType,
  ScheduledStatus,
} from '#schemas/generated/api/wire-types.gen.ts';

/** The status as it is kept; its other spelling is only read. */
export type StoredRecurringStatus = Exclude<RecurringStatus, 'timed_paused'>;

/** A purchase that repeats itself. Moments are epoch milliseconds. */
export interface RecurringPurchase {
  readonly id: string;
  readonly siteKey: string;
  readonly customerId: string;
  readonly type: RecurringType;
  readonly offerKey: string;
  /** What is bought each time, for whichever draw is next. */
  readonly choice: CartItemRequest;
  /** What the last purchase cost. */
  readonly price: MinorUnits;
  readonly subVariant: string | null;
  readonly status: StoredRecurringStatus;
  readonly pausedUntil: number | null;
  /** The last draw, or the end of the membership, that is bought already. */
  readonly coveredUntil: number;
  /** When something is to happen next: an attempt, or the end of a timed pause; null when nothing is. */
  readonly dueAt: number | null;
  /** Soft failures since the last purchase. */
  readonly failures: number;
  readonly createdAt: number;
}

/** A purchase that happens later. */
export interface ScheduledPurchase {
  readonly id: string;
  readonly siteKey: string;
  readonly customerId: string;
  readonly kind: 'scheduled_purchase' | 'pre_order';
  /** The purchase that it was ordered with. */
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

/** What a purchase belongs to that is made in the customer's absence. */
export type UnattendedPurchaseOrigin =
  | { readonly kind: 'recurring'; readonly purchase: RecurringPurchase }
  | { readonly kind: 'scheduled'; readonly purchase: ScheduledPurchase };

/** A purchase in the customer's absence, or its failure. */
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
