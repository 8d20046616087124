import type { RegionOfForm } from '#domain/forms/regional-form.ts';
import type { ConfirmationState, CustomerDetails } from '#schemas/generated/api/types.gen.ts';

/** What a customer has yet to confirm, with what is to be confirmed. */
export interface UnconfirmedContactDetails extends ConfirmationState {
  readonly details: CustomerDetails;
  /** The country of the site; null where no document describes it. */
  readonly region: RegionOfForm | null;
}

export interface AddressAndEmailConfirmationBannerInput {
  /** Whether details are changed in a modal; else on a page of their own. */
  readonly canEditInModal: boolean;
}

export interface AddressAndEmailConfirmationBannerMachineContext extends AddressAndEmailConfirmationBannerInput {
  readonly required: ConfirmationState;
  /** Null until it was read. */
  readonly details: CustomerDetails | null;
  readonly region: RegionOfForm | null;
  /** Error of the last confirmation or mail; both may be tried again. */
  readonly failure: AddressAndEmailConfirmationBannerFailure | null;
}

/** `too_soon`: a mail was sent less than a minute ago. */
export type AddressAndEmailConfirmationBannerFailure = 'failed' | 'too_soon';

export type AddressAndEmailConfirmationBannerEvent =
  | { readonly type: 'BANNER.CONFIRM' }
  | { readonly type: 'BANNER.UPDATE' }
  | { readonly type: 'LINK.RESEND' }
  | { readonly type: 'DETAILS.SAVED' }
  | { readonly type: 'MODAL.CLOSE' };

/** The details are changed on a page of their own. */
export interface AddressAndEmailConfirmationBannerEmitted {
  readonly type: 'banner.left';
}
