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
        'CHANGE.REQUEST': [
          { guard: 'needsNoConfirmation', target: 'changing', actions: 'setChange' },
          { target: 'confirming', actions: 'setChange' },
        ],
      },
    },
    confirming: {
      on: {
        'CHANGE.CONFIRM': 'changing',
        'CHANGE.CANCEL': { target: 'idle', actions: 'clearChange' },
      },
    },
    changing: {
      invoke: {
        id: 'applyChange',
        src: 'applyChange',
        input: applyChangeInput,
        onDone: { target: 'idle', actions: ['emitDone', 'clearChange'] },
        onError: [
          { guard: { type: 'isAbandoned', params: getActorError }, target: 'idle', actions: 'clearChange' },
          { target: 'refused', actions: { type: 'recordRefusal', params: getActorError } },
        ],
      },
    },
    refused: {
      on: {
        'CHANGE.REQUEST': [
          { guard: 'needsNoConfirmation', target: 'changing', actions: 'setChange' },
          { target: 'confirming', actions: 'setChange' },
        ],
        'CHANGE.CANCEL': { target: 'idle', actions: 'clearChange' },
      },
    },
  },
});

function applyChangeInput({ context: { change } }: { readonly context: AccountButtonActionMachineContext }) {
  return { change };
}
