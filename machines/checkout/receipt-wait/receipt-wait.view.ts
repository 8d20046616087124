import type { SnapshotFrom } from 'xstate';
import type { receiptWaitMachine } from './receipt-wait.machine.ts';

export interface ReceiptWaitView {
  /** Whether it takes so long that only the customer asks again. */
  readonly hasGivenUp: boolean;
}

export function receiptWaitView(snapshot: SnapshotFrom<typeof receiptWaitMachine>): ReceiptWaitView {
  return { hasGivenUp: snapshot.matches('still_processing') };
}
