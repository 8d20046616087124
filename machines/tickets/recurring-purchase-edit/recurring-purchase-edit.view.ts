import type { SnapshotFrom } from 'xstate';
import type { RecurringStatus } from '#commerce/tickets/recurring.ts';
import type { recurringPurchaseEditMachine } from './recurring-purchase-edit.machine.ts';

export interface RecurringPurchaseEditView {
  /** The status, during a change still the old one; null until `RECURRING_PURCHASE.RECEIVED`. */
  readonly status: RecurringStatus | null;
  readonly isChanging: boolean;
  /** Why the last change failed: the server's text, empty if it sent none; null for no failure. */
  readonly failure: string | null;
}

export function recurringPurchaseEditView(
  snapshot: SnapshotFrom<typeof recurringPurchaseEditMachine>,
): RecurringPurchaseEditView {
  const { purchase, failure } = snapshot.context;
  return { status: purchase?.status ?? null, isChanging: snapshot.matches('updating'), failure };
}
