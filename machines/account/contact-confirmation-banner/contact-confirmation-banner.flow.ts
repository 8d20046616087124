import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { contactConfirmationBannerMachine } from './contact-confirmation-banner.machine.ts';
import type { ContactConfirmationBannerEvent } from './contact-confirmation-banner.types.ts';

/** The banner by which a customer confirms addresses. It lives across pages. */
export const contactConfirmationBannerFlow: FlowRef<
  SnapshotFrom<typeof contactConfirmationBannerMachine>,
  ContactConfirmationBannerEvent
> = {
  id: 'contact-confirmation-banner',
  scope: 'app',
};
