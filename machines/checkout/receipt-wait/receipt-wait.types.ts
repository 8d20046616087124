export interface ReceiptWaitMachineContext {
  /** How often it was asked for. */
  readonly asked: number;
}

export type ReceiptWaitEvent = { readonly type: 'RECEIPT.ASK' };

/** It is known by now what came of the purchase: the page has something else to show. */
export interface ReceiptWaitEmitted {
  readonly type: 'receipt-wait.known';
}
