import type { SnapshotFrom } from 'xstate';
import type { RegionOfForm } from '#domain/forms/regional-form.ts';
import type { CustomerDetails } from '#schemas/generated/api/types.gen.ts';
import type { addressAndEmailConfirmationBannerMachine } from './address-and-email-confirmation-banner.machine.ts';
import type { AddressAndEmailConfirmationBannerFailure } from './address-and-email-confirmation-banner.types.ts';

type Snapshot = SnapshotFrom<typeof addressAndEmailConfirmationBannerMachine>;

export interface AddressAndEmailConfirmationBannerView {
  /** What to confirm; null while the banner is hidden. `link`: by the link in the e-mail. */
  readonly step: 'address' | 'email' | 'link' | null;
  readonly isBusy: boolean;
  readonly failure: AddressAndEmailConfirmationBannerFailure | null;
  /** Whether the link was sent again less than a minute ago. */
  readonly isResent: boolean;
  /** Whether the details are being changed in a modal. */
  readonly isUpdating: boolean;
  readonly details: CustomerDetails | null;
  /** The country of the site; null where no document describes it. */
  readonly region: RegionOfForm | null;
}

export function addressAndEmailConfirmationBannerView(snapshot: Snapshot): AddressAndEmailConfirmationBannerView {
  const { details, region, failure } = snapshot.context;
  return {
    step: getStep(snapshot),
    isBusy: (['confirming_address', 'confirming_email', { prove_email: 'resending' }] as const).some((state) =>
      snapshot.matches(state),
    ),
    failure,
    isResent: snapshot.matches({ prove_email: 'resent' }),
    isUpdating: snapshot.matches('updating'),
    details,
    region,
  };
}

function getStep(snapshot: Snapshot): AddressAndEmailConfirmationBannerView['step'] {
  const { addressConfirmationRequired, emailAddressConfirmationRequired } = snapshot.context.required;
  if (snapshot.matches('confirm_address') || snapshot.matches('confirming_address')) return 'address';
  if (snapshot.matches('confirm_email') || snapshot.matches('confirming_email')) return 'email';
  if (snapshot.matches('prove_email')) return 'link';
  if (!snapshot.matches('updating')) return null;
  if (addressConfirmationRequired) return 'address';
  return emailAddressConfirmationRequired ? 'email' : 'link';
}
