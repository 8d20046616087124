export interface ReceiptWaitMachineContext {
  /** Number of polls so far. */
  readonly outcomeQueries: number;
}

export type ReceiptWaitEvent = { readonly type: 'RECEIPT.REQUEST' };

/** The outcome of the purchase is known; the page must be reloaded. */
export interface ReceiptWaitEmitted {
  readonly type: 'receipt-wait.known';
}
