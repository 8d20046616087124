import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { scheduledPurchaseMachine } from './scheduled-purchase.machine.ts';
import type { ScheduledPurchaseEvent } from './scheduled-purchase.types.ts';

/** The scheduled purchase of a page. */
export const scheduledPurchaseFlow: FlowRef<SnapshotFrom<typeof scheduledPurchaseMachine>, ScheduledPurchaseEvent> = {
  id: 'scheduled-purchase',
  scope: 'page',
};
