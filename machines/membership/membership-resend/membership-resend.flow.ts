import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { membershipResendMachine } from './membership-resend.machine.ts';
import type { MembershipResendEvent } from './membership-resend.types.ts';

/** The link that has a confirmation sent again. It lives across pages, so that leaving one does not enable it. */
export const membershipResendFlow: FlowRef<SnapshotFrom<typeof membershipResendMachine>, MembershipResendEvent> = {
  id: 'membership-resend',
  scope: 'app',
};
