import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { recurringPurchaseMachine } from './recurring-purchase.machine.ts';
import type { RecurringPurchaseEvent } from './recurring-purchase.types.ts';

/** The autoplay or the subscription of a page. */
export const recurringPurchaseFlow: FlowRef<SnapshotFrom<typeof recurringPurchaseMachine>, RecurringPurchaseEvent> = {
  id: 'recurring-purchase',
  scope: 'page',
};
