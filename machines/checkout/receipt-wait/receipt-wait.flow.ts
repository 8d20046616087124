import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { receiptWaitMachine } from './receipt-wait.machine.ts';
import type { ReceiptWaitEvent } from './receipt-wait.types.ts';

export interface ReceiptWaitFlowInput {
  readonly checkoutId: string;
}

/** The wait for a receipt, on its page. */
export const receiptWaitFlow: FlowRef<
  SnapshotFrom<typeof receiptWaitMachine>,
  ReceiptWaitEvent,
  ReceiptWaitFlowInput
> = {
  id: 'receipt-wait',
  scope: 'page',
};
