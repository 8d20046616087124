import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { membershipMachine } from './membership.machine.ts';
import type { MembershipEvent } from './membership.types.ts';

/** Joining and leaving on a page. */
export const membershipFlow: FlowRef<SnapshotFrom<typeof membershipMachine>, MembershipEvent> = {
  id: 'membership',
  scope: 'page',
};
