import { assign, emit, fromPromise, setup } from 'xstate';
import { getMembershipFailureMessage } from '../membership/membership-failure.ts';
import type {
  UnlockedDraw,
  UnlockRequestContext,
  UnlockRequestEmitted,
  UnlockRequestEvent,
} from './unlock-request.types.ts';

const types = {} as {
  context: UnlockRequestContext;
  events: UnlockRequestEvent;
  emitted: UnlockRequestEmitted;
};

export const unlockRequestSetup = setup({
  types,
  actors: {
    unlock: fromPromise<UnlockedDraw, string>(() => Promise.reject(new Error('unlock is not provided'))),
  },
  actions: {
    begin: assign(({ event: { drawId } }) => ({ drawId, failure: null })),
    recordFailure: assign((_, { error }: { readonly error: unknown }) => ({
      failure: getMembershipFailureMessage(error),
    })),
    tellUnlocked: emit((_, { output: { drawId, name } }: { readonly output: UnlockedDraw }) => ({
      type: 'entry.unlocked' as const,
      drawId,
      name,
    })),
  },
});
