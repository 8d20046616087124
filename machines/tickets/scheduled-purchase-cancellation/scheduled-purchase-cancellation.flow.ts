import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { scheduledPurchaseCancellationMachine } from './scheduled-purchase-cancellation.machine.ts';
import type { ScheduledPurchaseCancellationEvent } from './scheduled-purchase-cancellation.types.ts';

/** The scheduled purchase of a page. */
export const scheduledPurchaseCancellationFlow: FlowRef<
  SnapshotFrom<typeof scheduledPurchaseCancellationMachine>,
  ScheduledPurchaseCancellationEvent
> = {
  id: 'scheduled-purchase-cancellation',
  scope: 'page',
};
