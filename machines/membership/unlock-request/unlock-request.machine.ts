import { assign, emit, fromPromise, setup } from 'xstate';
import { membershipFailure } from '../membership/membership-failure.ts';
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

/**
 * Unlocking the entries in one draw after the other (specification: States and transitions, "Unlock request"). What
 * is pending is not asked for twice.
 */
export const unlockRequestMachine = setup({
  types,
  actors: {
    unlock: fromPromise<UnlockedDraw, string>(() => Promise.reject(new Error('unlock is not provided'))),
  },
  actions: {
    begin: assign((_, { drawId }: { readonly drawId: string }) => ({ drawId, failure: null })),
    recordFailure: assign((_, { error }: { readonly error: unknown }) => ({
      failure: membershipFailure(error),
    })),
    tellUnlocked: emit((_, { draw: { drawId, name } }: { readonly draw: UnlockedDraw }) => ({
      type: 'entry.unlocked' as const,
      drawId,
      name,
    })),
  },
}).createMachine({
  id: 'unlock-request',
  context: { drawId: '', failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'UNLOCK.REQUEST': {
          target: 'pending',
          actions: { type: 'begin', params: ({ event: { drawId } }) => ({ drawId }) },
        },
      },
    },
    pending: {
      invoke: {
        id: 'unlock',
        src: 'unlock',
        input: ({ context: { drawId } }) => drawId,
        onDone: {
          target: 'resolved',
          actions: { type: 'tellUnlocked', params: ({ event }) => ({ draw: event.output }) },
        },
        onError: {
          target: 'resolved',
          actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    resolved: {
      on: {
        'UNLOCK.REQUEST': {
          target: 'pending',
          actions: { type: 'begin', params: ({ event: { drawId } }) => ({ drawId }) },
        },
      },
    },
  },
});
