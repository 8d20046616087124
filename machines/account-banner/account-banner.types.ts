import type { ConfirmationState, CustomerDetails } from '#schemas/generated/api/types.gen.ts';

/** What a customer has yet to confirm, with what is to be confirmed. */
export interface Unconfirmed extends ConfirmationState {
  readonly details: CustomerDetails;
}

export interface AccountBannerInput {
  /** Whether details are changed in a modal; else on a page of their own. */
  readonly editsHere: boolean;
}

export interface AccountBannerContext extends AccountBannerInput {
  readonly required: ConfirmationState;
  /** Null until it was read. */
  readonly details: CustomerDetails | null;
  /** Whether the last confirmation came to nothing, and may be repeated. */
  readonly hasFailed: boolean;
}

export type AccountBannerEvent =
  | { readonly type: 'BANNER.CONFIRM' }
  | { readonly type: 'BANNER.UPDATE' }
  | { readonly type: 'DETAILS.SAVED' }
  | { readonly type: 'MODAL.CLOSE' };

/** The details are changed on a page of their own. */
export interface AccountBannerEmitted {
  readonly type: 'banner.left';
}
