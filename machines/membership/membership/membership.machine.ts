import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  MembershipChange,
  MembershipContext,
  MembershipEmitted,
  MembershipEvent,
  UpdatedMembership,
} from './membership.types.ts';
import { membershipFailure } from './membership-failure.ts';

const types = {} as {
  context: MembershipContext;
  events: MembershipEvent;
  emitted: MembershipEmitted;
};

interface Answered {
  readonly answer: UpdatedMembership;
}

interface Failed {
  readonly error: unknown;
}

/**
 * Joining and leaving a membership program. Where the customer stands is what the page was made with: once that has
 * changed the page is asked for again.
 */
export const membershipMachine = setup({
  types,
  actors: {
    join: fromPromise<UpdatedMembership, MembershipChange>(() => Promise.reject(new Error('join is not provided'))),
    leave: fromPromise<UpdatedMembership, MembershipChange>(() => Promise.reject(new Error('leave is not provided'))),
  },
  actions: {
    begin: assign((_, { change }: { readonly change: MembershipChange }) => ({ change, failure: null })),
    recordFailure: assign((_, { error }: Failed) => ({
      failure: membershipFailure(error),
    })),
    tellJoined: emit((_, { answer }: Answered) => ({
      type: 'membership.updated' as const,
      status: answer.membershipStatus,
      hasLeft: false,
    })),
    tellLeft: emit((_, { answer }: Answered) => ({
      type: 'membership.updated' as const,
      status: answer.membershipStatus,
      hasLeft: true,
    })),
  },
}).createMachine({
  id: 'membership',
  context: { change: null, failure: null },
  initial: 'settled',
  states: {
    settled: {
      on: {
        'MEMBERSHIP.JOIN': {
          target: 'joining',
          actions: { type: 'begin', params: ({ event: { type: _, ...change } }) => ({ change }) },
        },
        'MEMBERSHIP.LEAVE': {
          target: 'confirming',
          actions: { type: 'begin', params: ({ event: { type: _, ...change } }) => ({ change }) },
        },
      },
    },
    joining: {
      invoke: {
        id: 'join',
        src: 'join',
        input: ({ context }) => changeOf(context),
        onDone: {
          target: 'settled',
          actions: { type: 'tellJoined', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'settled',
          actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    confirming: { on: { 'LEAVE.CONFIRM': 'leaving', 'LEAVE.CANCEL': 'settled' } },
    leaving: {
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context }) => changeOf(context),
        onDone: {
          target: 'settled',
          actions: { type: 'tellLeft', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'settled',
          actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});

function changeOf({ change }: MembershipContext): MembershipChange {
  if (!change) throw new Error('no program is joined or left');
  return change;
}
