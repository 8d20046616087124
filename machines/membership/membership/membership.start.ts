import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { MembershipCalls } from '#commerce/membership/membership.ts';
import { membershipMachine } from './membership.machine.ts';
import type { MembershipJoinOrLeaveRequest, MembershipStatusResult } from './membership.types.ts';

export function startMembershipMachine({
  join,
  leave,
}: Pick<MembershipCalls, 'join' | 'leave'>): ActorRefFrom<typeof membershipMachine> {
  const actors = {
    join: fromPromise<MembershipStatusResult, MembershipJoinOrLeaveRequest>(
      ({ input: { programId, metadata }, signal }) => join(programId, metadata, { signal }),
    ),
    leave: fromPromise<MembershipStatusResult, MembershipJoinOrLeaveRequest>(
      ({ input: { programId, metadata }, signal }) => leave(programId, metadata, { signal }),
    ),
  };
  return createActor(membershipMachine.provide({ actors })).start();
}
