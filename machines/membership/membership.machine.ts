import { assign, emit, fromPromise, setup } from 'xstate';
import type { MembershipContext, MembershipEmitted, MembershipEvent, UpdatedMembership } from './membership.types.ts';
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
    join: fromPromise<UpdatedMembership, string>(() => Promise.reject(new Error('join is not provided'))),
    leave: fromPromise<UpdatedMembership, string>(() => Promise.reject(new Error('leave is not provided'))),
  },
  actions: {
    begin: assign((_, { programId }: { readonly programId: string }) => ({ programId, failure: null })),
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
  context: { programId: '', failure: null },
  initial: 'settled',
  states: {
    settled: {
      on: {
        'MEMBERSHIP.JOIN': {
          target: 'joining',
          actions: { type: 'begin', params: ({ event: { programId } }) => ({ programId }) },
        },
        'MEMBERSHIP.LEAVE': {
          target: 'confirming',
          actions: { type: 'begin', params: ({ event: { programId } }) => ({ programId }) },
        },
      },
    },
    joining: {
      invoke: {
        id: 'join',
        src: 'join',
        input: ({ context: { programId } }) => programId,
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
        input: ({ context: { programId } }) => programId,
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
