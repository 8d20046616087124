import { getActorError, getActorOutput } from '../../_kit/params.ts';
import { partyManageSetup } from './party-manage.setup.ts';
import type { PartyChange, PartyManageMachineContext } from './party-manage.types.ts';

/** Renames a lotto party, removes a member, or leaves it. Leaving and removing are confirmed first. */
export const partyManageMachine = partyManageSetup.createMachine({
  id: 'party-manage',
  context: { change: null, failure: null },
  initial: 'settled',
  states: {
    settled: {
      on: {
        'PARTY.CHANGE': [
          { guard: 'needsConfirmation', target: 'confirming', actions: 'setChange' },
          { target: 'changing', actions: 'setChange' },
        ],
      },
    },
    confirming: {
      on: {
        'PARTY.CONFIRM': 'changing',
        'PARTY.CANCEL': 'settled',
        'PARTY.CHANGE': [
          { guard: 'needsConfirmation', target: 'confirming', actions: 'setChange' },
          { target: 'changing', actions: 'setChange' },
        ],
      },
    },
    changing: {
      invoke: {
        id: 'changeParty',
        src: 'changeParty',
        input: changePartyInput,
        onDone: { target: 'settled', actions: { type: 'emitChanged', params: getActorOutput } },
        onError: { target: 'settled', actions: { type: 'recordFailure', params: getActorError } },
      },
    },
  },
});

function changePartyInput({ context: { change } }: { readonly context: PartyManageMachineContext }): PartyChange {
  if (!change) throw new Error('nothing is to be changed');
  return change;
}
