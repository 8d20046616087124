import { getActorError, getActorOutput } from '../../_kit/params.ts';
import { paypalAccountSavingSetup } from './paypal-account-saving.setup.ts';
import type { PaypalAccountSavingMachineContext } from './paypal-account-saving.types.ts';

/**
 * Saving a PayPal account without paying with it (specification: The calls it makes, "POST /funds/pl/braintree"). PayPal's
 * sheet gives the token to save; an unanswered request is repeated under the same key.
 */
export const paypalAccountSavingMachine = paypalAccountSavingSetup.createMachine({
  id: 'paypal-account-saving',
  context: { linked: null, refusal: null },
  initial: 'closed',
  states: {
    closed: { on: { 'PAYPAL.OPEN': { target: 'linking', actions: 'reset' } } },
    linking: {
      invoke: {
        id: 'linkPaypalAccount',
        src: 'linkPaypalAccount',
        onDone: [
          {
            guard: { type: 'isLinked', params: getActorOutput },
            target: 'saving',
            actions: { type: 'setLinkedAccount', params: getActorOutput },
          },
          { target: 'closed' },
        ],
        onError: 'unavailable',
      },
      on: { 'PAYPAL.CLOSE': 'closed' },
    },
    unavailable: { on: { 'PAYPAL.RETRY': 'linking', 'PAYPAL.CLOSE': 'closed' } },
    saving: {
      invoke: {
        id: 'savePaypalAccount',
        src: 'savePaypalAccount',
        input: savePaypalAccountInput,
        onDone: { target: 'closed', actions: { type: 'emitSaved', params: getActorOutput } },
        onError: [
          { guard: { type: 'isAbandoned', params: getActorError }, target: 'closed' },
          {
            guard: { type: 'isRefused', params: getActorError },
            target: 'refused',
            actions: { type: 'recordRefusal', params: getActorError },
          },
          { target: 'refused', actions: 'recordFailure' },
        ],
      },
    },
    refused: {
      on: {
        'PAYPAL.RETRY': [
          { guard: 'hasLinkedAccount', target: 'saving' },
          { target: 'linking', actions: 'reset' },
        ],
        'PAYPAL.CLOSE': 'closed',
      },
    },
  },
});

function savePaypalAccountInput({ context: { linked } }: { readonly context: PaypalAccountSavingMachineContext }) {
  return { linked };
}
