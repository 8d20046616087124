export type PaymentResolutionEvent = { readonly type: 'RESOLUTION.RETRY' };

/** What has failed was tried again: the page has something else to show. */
export interface PaymentResolutionEmitted {
  readonly type: 'payment-resolution.completed' | 'payment-resolution.unresolved';
}
