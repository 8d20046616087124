import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type { PartyJoinContext, PartyJoinEmitted, PartyJoinEvent } from './party-join.types.ts';

const types = {} as {
  context: PartyJoinContext;
  events: PartyJoinEvent;
  emitted: PartyJoinEmitted;
  meta: { readonly silent?: boolean };
};

interface Failed {
  readonly error: unknown;
}

/** Joining a lotto party by its invitation. Who is a member already stays one. */
export const partyJoinMachine = setup({
  types,
  actors: {
    /** Resolves to the id of the group. */
    join: fromPromise<string, string>(() => Promise.reject(new Error('join is not provided'))),
  },
  actions: {
    recordFailure: assign((_, { error }: Failed) => ({
      failure: error instanceof ApiError && error.answered && error.status < 500 ? (error.firstMessage ?? '') : '',
    })),
    forgetFailure: assign({ failure: null }),
    tellJoined: emit((_, { groupId }: { readonly groupId: string }) => ({ type: 'party.joined' as const, groupId })),
  },
}).createMachine({
  id: 'party-join',
  context: { failure: null },
  initial: 'invited',
  states: {
    invited: { on: { 'GROUP.JOIN': 'joining' } },
    joining: {
      entry: 'forgetFailure',
      invoke: {
        id: 'join',
        src: 'join',
        input: ({ event }) => (event.type === 'GROUP.JOIN' ? event.token : ''),
        onDone: {
          target: 'joined',
          actions: { type: 'tellJoined', params: ({ event }) => ({ groupId: event.output }) },
        },
        onError: {
          target: 'invited',
          actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    joined: {},
  },
});
