import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { membershipPlanMachine } from './membership-plan.machine.ts';
import type { MembershipPlanEvent } from './membership-plan.types.ts';

/** Changes of a paid membership on a page. */
export const membershipPlanFlow: FlowRef<SnapshotFrom<typeof membershipPlanMachine>, MembershipPlanEvent> = {
  id: 'membership-plan',
  scope: 'page',
};
