import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { entryConfirmationResendMachine } from './membership-resend.machine.ts';
import type { EntryConfirmationResendEvent } from './membership-resend.types.ts';

/** The link that has a confirmation sent again. It lives across pages, so that leaving one does not enable it. */
export const entryConfirmationResendFlow: FlowRef<
  SnapshotFrom<typeof entryConfirmationResendMachine>,
  EntryConfirmationResendEvent
> = {
  id: 'membership-resend',
  scope: 'app',
};
