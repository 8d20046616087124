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
    closed: { on: { 'PAYPAL.OPEN': { target: 'linking', actions: 'begin' } } },
    linking: {
      invoke: {
        id: 'link',
        src: 'link',
        onDone: [
          {
            guard: { type: 'isLinked', params: getActorOutput },
            target: 'saving',
            actions: { type: 'keep', params: getActorOutput },
          },
          { target: 'closed' },
        ],
        onError: 'unavailable',
      },
      on: { 'PAYPAL.CLOSE': 'closed' },
    },
    unavailable: { on: { 'PAYPAL.AGAIN': 'linking', 'PAYPAL.CLOSE': 'closed' } },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: saveInput,
        onDone: { target: 'closed', actions: { type: 'tellSaved', params: getActorOutput } },
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
        'PAYPAL.AGAIN': [
          { guard: 'isKept', target: 'saving' },
          { target: 'linking', actions: 'begin' },
        ],
        'PAYPAL.CLOSE': 'closed',
      },
    },
  },
});

function saveInput({ context: { linked } }: { readonly context: PaypalAccountSavingMachineContext }) {
  return { linked };
}
