import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { addressAndEmailConfirmationBannerMachine } from './address-and-email-confirmation-banner.machine.ts';
import type { AddressAndEmailConfirmationBannerEvent } from './address-and-email-confirmation-banner.types.ts';

/** The banner by which a customer confirms addresses. It lives across pages. */
export const addressAndEmailConfirmationBannerFlow: FlowRef<
  SnapshotFrom<typeof addressAndEmailConfirmationBannerMachine>,
  AddressAndEmailConfirmationBannerEvent
> = {
  id: 'address-and-email-confirmation-banner',
  scope: 'app',
};
