import type { SnapshotFrom } from 'xstate';
import type { receiptWaitMachine } from './receipt-wait.machine.ts';

export interface ReceiptWaitView {
  /** Whether polling has stopped; the customer may retry. */
  readonly hasGivenUp: boolean;
}

export function receiptWaitView(snapshot: SnapshotFrom<typeof receiptWaitMachine>): ReceiptWaitView {
  return { hasGivenUp: snapshot.matches('still_processing') };
}
