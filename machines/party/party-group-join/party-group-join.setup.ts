import { assign, emit, fromPromise, setup } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import type {
  PartyGroupJoinEmitted,
  PartyGroupJoinEvent,
  PartyGroupJoinMachineContext,
} from './party-group-join.types.ts';

const types = {} as {
  context: PartyGroupJoinMachineContext;
  events: PartyGroupJoinEvent;
  emitted: PartyGroupJoinEmitted;
  meta: { readonly silent?: boolean };
};

interface Failed {
  readonly error: unknown;
}

export const partyGroupJoinSetup = setup({
  types,
  actors: {
    /** Resolves to the id of the group. */
    join: fromPromise<string, string>(() => Promise.reject(new Error('join is not provided'))),
  },
  actions: {
    recordFailure: assign((_, { error }: Failed) => ({
      failure: error instanceof ApiError && error.answered && error.status < 500 ? (error.firstMessage ?? '') : '',
    })),
    clearFailure: assign({ failure: null }),
    emitJoined: emit((_, { output: groupId }: { readonly output: string }) => ({
      type: 'party.joined' as const,
      groupId,
    })),
  },
});
