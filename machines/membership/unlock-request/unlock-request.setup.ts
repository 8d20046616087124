import { assign, emit, fromPromise, setup } from 'xstate';
import { toMembershipFailure } from '../membership/membership-failure.ts';
import type {
  GiveawayUnlockEmitted,
  GiveawayUnlockEvent,
  GiveawayUnlockMachineContext,
  UnlockedGiveawayDraw,
} from './unlock-request.types.ts';

const types = {} as {
  context: GiveawayUnlockMachineContext;
  events: GiveawayUnlockEvent;
  emitted: GiveawayUnlockEmitted;
};

export const giveawayUnlockSetup = setup({
  types,
  actors: {
    unlock: fromPromise<UnlockedGiveawayDraw, string>(() => Promise.reject(new Error('unlock is not provided'))),
  },
  actions: {
    setDrawId: assign(({ event: { drawId } }) => ({ drawId, failure: null })),
    recordFailure: assign((_, { error }: { readonly error: unknown }) => ({
      failure: toMembershipFailure(error),
    })),
    emitUnlocked: emit((_, { output: { drawId, name } }: { readonly output: UnlockedGiveawayDraw }) => ({
      type: 'entry.unlocked' as const,
      drawId,
      name,
    })),
  },
});
