import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { linkConfirmationMachine } from './link-confirmation.machine.ts';
import type { LinkConfirmationEvent } from './link-confirmation.types.ts';

type LinkConfirmationFlow = FlowRef<SnapshotFrom<typeof linkConfirmationMachine>, LinkConfirmationEvent>;

/** The link that confirms the postal address. */
export const postalAddressConfirmationByLinkFlow: LinkConfirmationFlow = {
  id: 'link-confirmation.address',
  scope: 'page',
};

/** The link that confirms the e-mail address. */
export const emailAddressConfirmationByLinkFlow: LinkConfirmationFlow = {
  id: 'link-confirmation.email',
  scope: 'page',
};
