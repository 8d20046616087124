import { getActorError } from '../params.ts';
import { accountButtonActionSetup } from './account-button-action.setup.ts';
import type { AccountButtonActionMachineContext } from './account-button-action.types.ts';

/**
 * Runs the change behind a button of an account page; all but a new default fund need confirmation. A refusal shows the
 * server's text (specification: The error catalogue, "Spend-limit delete 422 shows first server message").
 */
export const accountButtonActionMachine = accountButtonActionSetup.createMachine({
  id: 'account-button-action',
  context: { change: null, refusal: null },
  initial: 'idle',
  states: {
    idle: {
      meta: { silent: true },
      on: {
        'CHANGE.ASK': [
          { guard: 'takesNothing', target: 'changing', actions: 'choose' },
          { target: 'confirming', actions: 'choose' },
        ],
      },
    },
    confirming: {
      on: {
        'CHANGE.CONFIRM': 'changing',
        'CHANGE.CANCEL': { target: 'idle', actions: 'forget' },
      },
    },
    changing: {
      invoke: {
        id: 'change',
        src: 'change',
        input: changeInput,
        onDone: { target: 'idle', actions: ['tellDone', 'forget'] },
        onError: [
          { guard: { type: 'isAbandoned', params: getActorError }, target: 'idle', actions: 'forget' },
          { target: 'refused', actions: { type: 'recordRefusal', params: getActorError } },
        ],
      },
    },
    refused: {
      on: {
        'CHANGE.ASK': [
          { guard: 'takesNothing', target: 'changing', actions: 'choose' },
          { target: 'confirming', actions: 'choose' },
        ],
        'CHANGE.CANCEL': { target: 'idle', actions: 'forget' },
      },
    },
  },
});

function changeInput({ context: { change } }: { readonly context: AccountButtonActionMachineContext }) {
  return { change };
}
