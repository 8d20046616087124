export interface ReceiptContext {
  /** How often it was asked for. */
  readonly asked: number;
}

export type ReceiptEvent = { readonly type: 'RECEIPT.ASK' };

/** It is known by now what came of the purchase: the page has something else to show. */
export interface ReceiptEmitted {
  readonly type: 'receipt.known';
}
