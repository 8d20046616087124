import { getActorError, getActorOutput, getOutputFromContext } from '../../_kit/params.ts';
import { saveEnteredCardSetup } from './save-entered-card.setup.ts';
import type { SaveEnteredCardInput, SaveEnteredCardMachineContext } from './save-entered-card.types.ts';

/**
 * Adding a card before a deposit (specification: States and transitions, "Card via add-card: save, set default, deposit"). A
 * saved card pays, even if it could not be made the default; a customer who closes the prompt of the elevation pays
 * nothing. The parent deposit shows the state.
 */
export const saveEnteredCardMachine = saveEnteredCardSetup.createMachine({
  id: 'save-entered-card',
  context: startContext,
  initial: 'save',
  output: getOutputFromContext,
  states: {
    save: {
      meta: { silent: true },
      invoke: {
        id: 'saveCard',
        src: 'saveCard',
        input: saveCardInput,
        onDone: [
          { guard: { type: 'isInvalid', params: getActorOutput }, target: 'failed', actions: 'recordInvalid' },
          {
            guard: { type: 'shouldSetDefault', params: getActorOutput },
            target: 'set_default',
            actions: { type: 'setFund', params: getActorOutput },
          },
          { target: 'deposit', actions: { type: 'setFund', params: getActorOutput } },
        ],
        onError: [
          { guard: { type: 'isAbandoned', params: getActorError }, target: 'failed' },
          { target: 'failed', actions: { type: 'recordFailure', params: getActorError } },
        ],
      },
    },
    set_default: {
      meta: { silent: true },
      invoke: {
        id: 'setDefault',
        src: 'setDefault',
        input: setDefaultInput,
        onDone: { target: 'deposit', actions: { type: 'setFund', params: getActorOutput } },
        onError: [
          { guard: { type: 'isAbandoned', params: getActorError }, target: 'failed', actions: 'recordAbandoned' },
          { target: 'deposit' },
        ],
      },
    },
    deposit: { type: 'final', meta: { silent: true } },
    failed: { type: 'final', meta: { silent: true } },
  },
});

function startContext({ input }: { readonly input: SaveEnteredCardInput }): SaveEnteredCardMachineContext {
  return { ...input, fund: null, output: { kind: 'abandoned' } };
}

function saveCardInput({ context: { gatewayKey } }: { readonly context: SaveEnteredCardMachineContext }) {
  return { gatewayKey };
}

function setDefaultInput({ context: { fund } }: { readonly context: SaveEnteredCardMachineContext }) {
  return { fundId: fund?.customerFundId ?? '' };
}
