import type { RecurringStatus } from '#commerce/tickets/recurring.ts';

/** The fields of a recurring purchase that edits need. */
export interface EditedRecurringPurchase {
  readonly id: string;
  readonly type: 'autoplay' | 'subscription';
  readonly status: RecurringStatus;
}

/** A status that a customer can choose; `pausedUntil` is an ISO 8601 moment, for a pause that ends by itself. */
export interface RecurringPurchaseStatusChange {
  readonly kind: 'status';
  readonly status: RecurringStatus;
  readonly pausedUntil: string | null;
}

/** A changed setting. Amounts are such as '20000000.00'; null plays every draw. */
export type RecurringPurchaseSettingChange =
  | { readonly kind: 'minimum-jackpot'; readonly amount: string | null }
  | { readonly kind: 'quickpick'; readonly quickpick: boolean }
  | { readonly kind: 'games'; readonly numGames: number }
  /** `numGames` is set where the game offer does not sell the current count of games. */
  | { readonly kind: 'game-offer'; readonly gameOffer: string; readonly numGames: number | null }
  | { readonly kind: 'cause'; readonly causeKey: string };

export type RecurringPurchaseEditChange = RecurringPurchaseStatusChange | RecurringPurchaseSettingChange;

export interface RecurringPurchaseEditMachineContext {
  /** Null until `RECURRING_PURCHASE.RECEIVED`. */
  readonly purchase: EditedRecurringPurchase | null;
  /** What is being changed, or was last. */
  readonly change: RecurringPurchaseEditChange | null;
  /** Why the last change failed: the server's text, empty if it sent none; null for no failure. */
  readonly failure: string | null;
}

export type RecurringPurchaseEditEvent =
  | { readonly type: 'RECURRING_PURCHASE.RECEIVED'; readonly purchase: EditedRecurringPurchase }
  | { readonly type: 'RECURRING.CHANGE'; readonly change: RecurringPurchaseEditChange };

export interface RecurringPurchaseEditEmitted {
  readonly type:
    | 'recurring.updated'
    | 'recurring.paused'
    | 'recurring.cancelled'
    | 'recurring.value_changed'
    | 'recurring.not_unpaused'
    | 'recurring.not_updated';
  readonly purchase: EditedRecurringPurchase;
}
