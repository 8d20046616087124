import { getActorOutput, getActorSnapshot } from '../../_kit/params.ts';
import { cardSavingSetup } from './card-saving.setup.ts';
import type { CardSavingMachineContext } from './card-saving.types.ts';

/**
 * Saving a card without paying with it (specification: States and transitions, "Card via add-card: save, set default").
 * The fields belong to the gateway; what is typed into them never comes here.
 */
export const cardSavingMachine = cardSavingSetup.createMachine({
  id: 'card-saving',
  context: { gatewayKey: null, isDefault: false, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'CARD.OPEN': { target: 'finding', actions: 'clearFailure' } } },
    finding: {
      invoke: {
        id: 'findGateway',
        src: 'findGateway',
        onDone: { target: 'open', actions: { type: 'setGateway', params: getActorOutput } },
        onError: 'unavailable',
      },
      on: { 'CARD.CLOSE': 'closed' },
    },
    unavailable: { on: { 'CARD.OPEN': 'finding', 'CARD.CLOSE': 'closed' } },
    open: {
      invoke: {
        id: 'mountCardFields',
        src: 'mountCardFields',
        input: mountCardFieldsInput,
      },
      on: { 'CARD.CLOSE': 'closed', 'DEFAULT.CHANGE': { actions: 'setIsDefault' } },
      initial: 'waiting',
      states: {
        waiting: {
          invoke: {
            id: 'cardFieldsReadiness',
            src: 'cardFieldsReadiness',
            onSnapshot: [
              { guard: { type: 'isReady', params: getActorSnapshot }, target: 'ready' },
              { guard: { type: 'hasGivenUp', params: getActorSnapshot }, target: 'gave_up' },
            ],
          },
        },
        gave_up: { on: { 'CARD.RELOAD': 'waiting' } },
        ready: { on: { 'CARD.SAVE': { target: 'saving', actions: 'clearFailure' } } },
        saving: {
          invoke: {
            id: 'addCard',
            src: 'addCard',
            input: addCardInput,
            onDone: [
              {
                guard: { type: 'isSaved', params: getActorOutput },
                target: '#card-saving.closed',
                actions: { type: 'emitSaved', params: getActorOutput },
              },
              {
                target: 'ready',
                actions: [
                  { type: 'recordFailure', params: getActorOutput },
                  { type: 'emitRefused', params: getActorOutput },
                ],
              },
            ],
          },
        },
      },
    },
  },
});

function mountCardFieldsInput({ context }: { readonly context: CardSavingMachineContext }) {
  return { gatewayKey: context.gatewayKey ?? 'braintree' };
}

function addCardInput({ context: { gatewayKey, isDefault } }: { readonly context: CardSavingMachineContext }) {
  return { gatewayKey: gatewayKey ?? 'braintree', isDefault };
}
