import { getActorOutput, getActorSnapshot } from '../../_kit/params.ts';
import { getChosenOrInitialPaymentOption } from './chosen-option.ts';
import { initialPaymentChoiceFields, paymentChoiceSetup } from './payment-choice.setup.ts';
import type { PaymentChoiceMachineContext } from './payment-choice.types.ts';

/**
 * Choosing how to pay, by the rules of the methods (specification: Entities, "Payment method"). The fields of a new card
 * belong to its gateway and stand in the page while they are chosen; what is typed into them never comes here.
 */
export const paymentChoiceMachine = paymentChoiceSetup.createMachine({
  id: 'payment-choice',
  context: {
    purpose: 'deposit',
    amount: null,
    currency: '',
    loaded: null,
    paysLater: false,
    savedFundId: null,
    ...initialPaymentChoiceFields,
  },
  initial: 'idle',
  on: {
    'AMOUNT.CHANGE': { actions: 'setAmount' },
    'CARD.SAVED': { actions: 'setSavedFund' },
    'PAYMENT.BEGIN': { actions: 'setPaymentDetails' },
  },
  states: {
    idle: {
      meta: { silent: true },
      on: { 'PAYMENT.BEGIN': { target: 'loading', actions: 'setPaymentDetails' } },
    },
    loading: {
      invoke: {
        id: 'loadMethods',
        src: 'loadMethods',
        input: loadMethodsInput,
        onDone: { target: 'choosing', actions: { type: 'setMethods', params: getActorOutput } },
        onError: 'unavailable',
      },
      // What is being loaded may be older than the change.
      on: { 'CHOICE.RESET': { target: 'loading', reenter: true, actions: 'reset' } },
    },
    unavailable: { on: { 'METHODS.RELOAD': 'loading' } },
    choosing: {
      initial: 'deciding',
      on: {
        'METHOD.CHOOSE': { target: '.deciding', actions: 'setOption' },
        'CODE.CHANGE': { actions: 'setSecurityCode' },
        'DEFAULT.CHANGE': { actions: 'setIsDefault' },
        'CHOICE.VALIDATE': { actions: 'markChecked' },
        'CHOICE.RESET': { target: 'loading', actions: 'reset' },
        'METHODS.RELOAD': 'loading',
      },
      states: {
        deciding: { always: [{ guard: 'isNewCard', target: 'new_card' }, { target: 'option_chosen' }] },
        option_chosen: {},
        new_card: {
          invoke: [
            {
              id: 'mountCardFields',
              src: 'mountCardFields',
              input: mountCardFieldsInput,
            },
            {
              id: 'cardFieldsReadiness',
              src: 'cardFieldsReadiness',
              onSnapshot: [
                { guard: { type: 'isReady', params: getActorSnapshot }, target: '.ready' },
                { guard: { type: 'hasGivenUp', params: getActorSnapshot }, target: '.gave_up' },
              ],
            },
          ],
          initial: 'waiting',
          states: {
            waiting: {},
            ready: {},
            gave_up: { on: { 'CARD.RELOAD': '#payment-choice.choosing.deciding' } },
          },
        },
      },
    },
  },
});

function loadMethodsInput({
  context: { purpose },
}: {
  readonly context: Pick<PaymentChoiceMachineContext, 'purpose'>;
}) {
  return { purpose };
}

function mountCardFieldsInput({ context }: { readonly context: PaymentChoiceMachineContext }) {
  const way = getChosenOrInitialPaymentOption(context)?.way;
  return { gatewayKey: way?.kind === 'new-card' ? way.gatewayKey : 'braintree' };
}
