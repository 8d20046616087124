import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { receiptMachine } from './receipt.machine.ts';
import type { ReceiptEvent } from './receipt.types.ts';

export interface ReceiptInput {
  readonly checkoutId: string;
}

/** The wait for a receipt, on its page. */
export const receiptFlow: FlowRef<SnapshotFrom<typeof receiptMachine>, ReceiptEvent, ReceiptInput> = {
  id: 'receipt',
  scope: 'page',
};
