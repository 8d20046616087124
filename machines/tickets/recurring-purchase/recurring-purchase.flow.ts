import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { recurringPurchaseEditMachine } from './recurring-purchase.machine.ts';
import type { RecurringPurchaseEditEvent } from './recurring-purchase.types.ts';

/** The autoplay or the subscription of a page. */
export const recurringPurchaseEditFlow: FlowRef<
  SnapshotFrom<typeof recurringPurchaseEditMachine>,
  RecurringPurchaseEditEvent
> = {
  id: 'recurring-purchase',
  scope: 'page',
};
