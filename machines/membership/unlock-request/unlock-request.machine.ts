import { getActorError, getActorOutput } from '../../_kit/params.ts';
import { giveawayUnlockSetup } from './unlock-request.setup.ts';
import type { GiveawayUnlockMachineContext } from './unlock-request.types.ts';

/**
 * Unlocks the entries in one draw at a time (specification: States and transitions, "Unlock request"). A pending request is not
 * sent again.
 */
export const giveawayUnlockMachine = giveawayUnlockSetup.createMachine({
  id: 'unlock-request',
  context: { drawId: '', failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'UNLOCK.REQUEST': { target: 'pending', actions: 'setDrawId' },
      },
    },
    pending: {
      invoke: {
        id: 'unlock',
        src: 'unlock',
        input: unlockInput,
        onDone: { target: 'resolved', actions: { type: 'emitUnlocked', params: getActorOutput } },
        onError: { target: 'resolved', actions: { type: 'recordFailure', params: getActorError } },
      },
    },
    resolved: {
      on: {
        'UNLOCK.REQUEST': { target: 'pending', actions: 'setDrawId' },
      },
    },
  },
});

function unlockInput({ context: { drawId } }: { readonly context: GiveawayUnlockMachineContext }) {
  return drawId;
}
