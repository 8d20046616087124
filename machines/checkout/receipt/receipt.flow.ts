import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { receiptMachine } from './receipt.machine.ts';
import type { ReceiptEvent } from './receipt.types.ts';

/** The wait for a receipt, on its page. */
export const receiptFlow: FlowRef<SnapshotFrom<typeof receiptMachine>, ReceiptEvent> = { id: 'receipt', scope: 'page' };
