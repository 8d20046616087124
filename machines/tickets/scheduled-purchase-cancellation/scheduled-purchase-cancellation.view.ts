import type { SnapshotFrom } from 'xstate';
import type { scheduledPurchaseCancellationMachine } from './scheduled-purchase-cancellation.machine.ts';

export interface ScheduledPurchaseCancellationView {
  readonly state: 'scheduled_status_active' | 'confirming' | 'cancelling' | 'scheduled_status_cancelled' | 'outdated';
  /** What went wrong with the last try; empty where the shop has no words for it, null for nothing. */
  readonly failure: string | null;
}

export function scheduledPurchaseCancellationView({
  value: state,
  context: { failure },
}: SnapshotFrom<typeof scheduledPurchaseCancellationMachine>): ScheduledPurchaseCancellationView {
  return { state, failure };
}
