import type { SnapshotFrom } from 'xstate';
import type { RecurringStatus } from '#commerce/tickets/recurring.ts';
import type { recurringPurchaseEditMachine } from './recurring-purchase-edit.machine.ts';

export interface RecurringPurchaseEditView {
  /** How it stands, while a change is under way as before it; null until the page has told. */
  readonly status: RecurringStatus | null;
  readonly isChanging: boolean;
  /** What the last change came to nothing by; empty where the shop has no words for it, null for nothing. */
  readonly failure: string | null;
}

export function recurringPurchaseEditView(
  snapshot: SnapshotFrom<typeof recurringPurchaseEditMachine>,
): RecurringPurchaseEditView {
  const { purchase, failure } = snapshot.context;
  return { status: purchase?.status ?? null, isChanging: snapshot.matches('updating'), failure };
}
