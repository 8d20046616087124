import type { SnapshotFrom } from 'xstate';
import type { receiptMachine } from './receipt.machine.ts';

export interface ReceiptView {
  /** Whether it takes so long that only the customer asks again. */
  readonly hasGivenUp: boolean;
}

export function receiptView(snapshot: SnapshotFrom<typeof receiptMachine>): ReceiptView {
  return { hasGivenUp: snapshot.matches('still_processing') };
}
