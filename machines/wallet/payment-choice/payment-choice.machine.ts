import { assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { createFundOptionId, type PaymentPurpose } from '#domain/payment/payment-options.ts';
import type { CardGatewayKey } from '#schemas/generated/api/types.gen.ts';
import { cardFeedRetryMachine } from '../card-feed-retry/card-feed-retry.machine.ts';
import { chosenOption, revalidateChosenOption } from './chosen-option.ts';
import type { KnownMethods, PaymentChoiceContext, PaymentChoiceEvent } from './payment-choice.types.ts';

const types = {} as {
  context: PaymentChoiceContext;
  events: PaymentChoiceEvent;
  meta: { readonly silent?: boolean };
};

interface Followed {
  readonly snapshot: SnapshotFrom<typeof cardFeedRetryMachine>;
}

const untouched = { optionId: null, code: '', isDefault: false, isChecked: false };

/**
 * Choosing how to pay, by the rules of the methods (specification: Entities, "Payment method"). The fields of a new card
 * belong to its gateway and stand in the page while they are chosen; what is typed into them never comes here.
 */
export const paymentChoiceMachine = setup({
  types,
  actors: {
    loadMethods: fromPromise<KnownMethods, { readonly purpose: PaymentPurpose }>(() =>
      Promise.reject(new Error('loadMethods is not provided')),
    ),
    cardFeed: cardFeedRetryMachine,
    holdCardFields: fromCallback<PaymentChoiceEvent, { readonly gatewayKey: CardGatewayKey }>(() => undefined),
  },
  guards: {
    isNewCard: ({ context }) => chosenOption(context)?.way.kind === 'new-card',
    isReady: (_, { snapshot }: Followed) => snapshot.value === 'ready',
    hasGivenUp: (_, { snapshot }: Followed) => snapshot.value === 'gave_up',
  },
  actions: {
    begin: assign(({ event }) =>
      event.type === 'PAYMENT.BEGIN'
        ? { purpose: event.purpose, amount: event.amount, paysLater: event.paysLater ?? false }
        : {},
    ),
    keepMethods: assign(({ context }, { known }: { readonly known: KnownMethods }) => ({
      known,
      // What is chosen must not change by itself when the amount does.
      optionId: revalidateChosenOption({ ...context, known })?.id ?? null,
    })),
    changeAmount: assign(({ event }) => (event.type === 'AMOUNT.CHANGE' ? { amount: event.amount } : {})),
    choose: assign(({ event }) =>
      event.type === 'METHOD.CHOOSE' ? { optionId: event.optionId, code: '', isChecked: false } : {},
    ),
    changeCode: assign(({ event }) => (event.type === 'CODE.CHANGE' ? { code: event.code } : {})),
    changeDefault: assign(({ event }) => (event.type === 'DEFAULT.CHANGE' ? { isDefault: event.isDefault } : {})),
    check: assign({ isChecked: true }),
    noteSaved: assign(({ event }) => (event.type === 'CARD.SAVED' ? { savedFundId: event.fundId } : {})),
    reset: assign(({ context: { savedFundId } }) => ({
      ...untouched,
      optionId: savedFundId === null ? null : createFundOptionId(savedFundId),
    })),
  },
}).createMachine({
  id: 'payment-choice',
  context: { purpose: 'deposit', amount: null, known: null, paysLater: false, savedFundId: null, ...untouched },
  initial: 'idle',
  on: {
    'AMOUNT.CHANGE': { actions: 'changeAmount' },
    'CARD.SAVED': { actions: 'noteSaved' },
    'PAYMENT.BEGIN': { actions: 'begin' },
  },
  states: {
    idle: {
      meta: { silent: true },
      on: { 'PAYMENT.BEGIN': { target: 'loading', actions: 'begin' } },
    },
    loading: {
      invoke: {
        id: 'loadMethods',
        src: 'loadMethods',
        input: ({ context: { purpose } }) => ({ purpose }),
        onDone: {
          target: 'choosing',
          actions: { type: 'keepMethods', params: ({ event }) => ({ known: event.output }) },
        },
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'METHODS.RELOAD': 'loading' } },
    choosing: {
      initial: 'deciding',
      on: {
        'METHOD.CHOOSE': { target: '.deciding', actions: 'choose' },
        'CODE.CHANGE': { actions: 'changeCode' },
        'DEFAULT.CHANGE': { actions: 'changeDefault' },
        'CHOICE.CHECK': { actions: 'check' },
        'CHOICE.RESET': { target: 'loading', actions: 'reset' },
        'METHODS.RELOAD': 'loading',
      },
      states: {
        deciding: { always: [{ guard: 'isNewCard', target: 'new_card' }, { target: 'known_way' }] },
        known_way: {},
        new_card: {
          invoke: [
            {
              id: 'holdCardFields',
              src: 'holdCardFields',
              input: ({ context }) => {
                const way = chosenOption(context)?.way;
                return { gatewayKey: way?.kind === 'new-card' ? way.gatewayKey : 'braintree' };
              },
            },
            {
              id: 'cardFeed',
              src: 'cardFeed',
              onSnapshot: [
                {
                  guard: { type: 'isReady', params: ({ event }) => ({ snapshot: event.snapshot }) },
                  target: '.ready',
                },
                {
                  guard: { type: 'hasGivenUp', params: ({ event }) => ({ snapshot: event.snapshot }) },
                  target: '.gave_up',
                },
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
