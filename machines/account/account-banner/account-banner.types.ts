import type { ConfirmationState, CustomerDetails } from '#schemas/generated/api/types.gen.ts';

/** What a customer has yet to confirm, with what is to be confirmed. */
export interface UnconfirmedDetails extends ConfirmationState {
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
  /** Error of the last confirmation or mail; both may be tried again. */
  readonly failure: BannerFailure | null;
}

/** `too_soon`: a mail was sent less than a minute ago. */
export type BannerFailure = 'failed' | 'too_soon';

export type AccountBannerEvent =
  | { readonly type: 'BANNER.CONFIRM' }
  | { readonly type: 'BANNER.UPDATE' }
  | { readonly type: 'LINK.RESEND' }
  | { readonly type: 'DETAILS.SAVED' }
  | { readonly type: 'MODAL.CLOSE' };

/** The details are changed on a page of their own. */
export interface AccountBannerEmitted {
  readonly type: 'banner.left';
}
