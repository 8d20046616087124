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
          { guard: 'needsConfirmation', target: 'confirming', actions: 'begin' },
          { target: 'changing', actions: 'begin' },
        ],
      },
    },
    confirming: {
      on: {
        'PARTY.CONFIRM': 'changing',
        'PARTY.CANCEL': 'settled',
        'PARTY.CHANGE': [
          { guard: 'needsConfirmation', target: 'confirming', actions: 'begin' },
          { target: 'changing', actions: 'begin' },
        ],
      },
    },
    changing: {
      invoke: {
        id: 'change',
        src: 'change',
        input: changeInput,
        onDone: { target: 'settled', actions: { type: 'emitChanged', params: getActorOutput } },
        onError: { target: 'settled', actions: { type: 'recordFailure', params: getActorError } },
      },
    },
  },
});

function changeInput({ context: { change } }: { readonly context: PartyManageMachineContext }): PartyChange {
  if (!change) throw new Error('nothing is to be changed');
  return change;
}
