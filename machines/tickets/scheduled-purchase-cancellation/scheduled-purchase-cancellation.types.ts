export interface ScheduledPurchaseCancellationMachineContext {
  /** What went wrong with the last try, in words of the shop where it has any; null for nothing. */
  readonly failure: string | null;
}

export type ScheduledPurchaseCancellationEvent =
  | { readonly type: 'CANCEL.REQUEST' }
  | { readonly type: 'CANCEL.DISMISS' }
  | {
      readonly type: 'CANCEL.CONFIRM';
      /** Id of the scheduled purchase. */
      readonly id: string;
    };

/** It will not be bought; or it was bought or cancelled elsewhere before, and the page is out of date. */
export interface ScheduledPurchaseCancellationEmitted {
  readonly type: 'scheduled-purchase-cancellation.cancelled' | 'scheduled-purchase-cancellation.outdated';
}
