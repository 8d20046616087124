import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { recurringPurchaseEditMachine } from './recurring-purchase-edit.machine.ts';
import type { RecurringPurchaseEditEvent } from './recurring-purchase-edit.types.ts';

/** The autoplay or the subscription of a page. */
export const recurringPurchaseEditFlow: FlowRef<
  SnapshotFrom<typeof recurringPurchaseEditMachine>,
  RecurringPurchaseEditEvent
> = {
  id: 'recurring-purchase-edit',
  scope: 'page',
};
