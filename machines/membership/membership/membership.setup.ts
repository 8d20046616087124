import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  MembershipEmitted,
  MembershipEvent,
  MembershipJoinOrLeaveRequest,
  MembershipMachineContext,
  MembershipStatusResult,
} from './membership.types.ts';
import { toMembershipFailure } from './membership-failure.ts';

const types = {} as {
  context: MembershipMachineContext;
  events: MembershipEvent;
  emitted: MembershipEmitted;
};

interface Answered {
  readonly output: MembershipStatusResult;
}

interface Failed {
  readonly error: unknown;
}

export const membershipSetup = setup({
  types,
  actors: {
    join: fromPromise<MembershipStatusResult, MembershipJoinOrLeaveRequest>(() =>
      Promise.reject(new Error('join is not provided')),
    ),
    leave: fromPromise<MembershipStatusResult, MembershipJoinOrLeaveRequest>(() =>
      Promise.reject(new Error('leave is not provided')),
    ),
  },
  actions: {
    setChange: assign(({ event }) => ({ change: getRequestedChange(event), failure: null })),
    recordFailure: assign((_, { error }: Failed) => ({
      failure: toMembershipFailure(error),
    })),
    emitJoined: emit((_, { output: answer }: Answered) => ({
      type: 'membership.updated' as const,
      status: answer.membershipStatus,
      hasLeft: false,
    })),
    emitLeft: emit((_, { output: answer }: Answered) => ({
      type: 'membership.updated' as const,
      status: answer.membershipStatus,
      hasLeft: true,
    })),
  },
});

function getRequestedChange(event: MembershipEvent): MembershipJoinOrLeaveRequest | null {
  if (event.type !== 'MEMBERSHIP.JOIN' && event.type !== 'MEMBERSHIP.LEAVE') return null;
  const { type: _, ...change } = event;
  return change;
}
