import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { CheckoutOrder } from '#commerce/checkout/checkout-order.ts';
import type { FormInput } from '../../_kit/form/form.types.ts';
import { addCardMachine } from '../../wallet/add-card/add-card.machine.ts';
import { createDepositMachine } from '../../wallet/deposit/deposit.machine.ts';
import { getDepositFailure } from '../../wallet/deposit/deposit-outputs.ts';
import { checkoutGuards } from './checkout.guards.ts';
import {
  onCardSaved,
  onDeposit,
  onError,
  onOutcome,
  type WithCard,
  type WithDeposit,
  type WithError,
  type WithOutcome,
} from './checkout.params.ts';
import { checkoutFailure, purchaseDataOf, resolveLaterChoice } from './checkout.rules.ts';
import {
  attemptOf,
  cardToSave,
  cartOf,
  createChoiceTransitions,
  createElsewhereTransition,
  createStepCompletedEvent,
  depositInput,
  discardRefusedCard,
  getPaidInFromDeposit,
  getPaidInFromOutcome,
  hasSavedCard,
  isNewlyDone,
  laterFundOf,
  NOT_BOUGHT,
  numbersChangeOf,
  PAID_IN,
  rejectMissingActor,
  savedCard,
  toCardSaveFailure,
  toSavedLaterMethod,
} from './checkout.steps.ts';
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutOutcome,
  CheckoutPageData,
  CheckoutStep,
  NumbersChange,
  Purchased,
  PurchaseOrder,
} from './checkout.types.ts';
import {
  applyCheckoutPage,
  createBoughtCart,
  createBoughtCartFromDeposit,
  createBoughtCartFromOutcome,
  toPendingDeposit,
  withOrder,
  withPending,
} from './checkout.updates.ts';

/** In milliseconds: how long to wait before the shop is asked again what came of an attempt. */
export const checkoutDelays = { askAgain: 2_000, poll: 5_000 };

const types = {} as {
  context: CheckoutContext;
  events: CheckoutEvent;
  emitted: CheckoutEmitted;
  input: CheckoutInput;
};

/**
 * A purchase (specification: States and transitions, "Purchase posts then tracks completion"). It can be neither lost nor
 * doubled: every attempt has a key that is kept until its outcome is known, over reloads as well. When no answer came, the
 * shop is asked what became of the attempt before anything else may be bought; and when it knows of nothing, the next try has
 * the same key.
 */
export function createCheckoutMachine(surroundings: Pick<FormInput, 'today' | 'newKey'>) {
  return setup({
    types,
    delays: checkoutDelays,
    actors: {
      readOrder: fromPromise<CheckoutOrder>(() => rejectMissingActor()),
      changeNumbers: fromPromise<void, NumbersChange>(() => rejectMissingActor()),
      keepAttempt: fromPromise<void, { readonly attempt: string }>(() => rejectMissingActor()),
      setLaterMethod: fromPromise<void, { readonly fundId: string | null }>(() => rejectMissingActor()),
      purchase: fromPromise<Purchased, PurchaseOrder>(() => rejectMissingActor()),
      saveCard: addCardMachine,
      deposit: createDepositMachine(surroundings),
      askOutcome: fromPromise<CheckoutOutcome, { readonly attempt: string }>(() => rejectMissingActor()),
    },
    guards: checkoutGuards,
    actions: {
      show: assign(({ context }, { shown }: { readonly shown: CheckoutPageData }) => applyCheckoutPage(context, shown)),
      renew: assign(({ context }, { order }: { readonly order: CheckoutOrder }) => withOrder(context, order)),
      emitStarted: emit(({ context }) => ({ type: 'checkout.started', cart: cartOf(context) })),
      // Whoever comes back to the choice chooses without a press: what went wrong stays, until the order is placed again.
      chooseWay: assign(({ event }) =>
        event.type === 'WAY.CHOOSE' ? { way: event.way, csc: event.csc, lacks: event.lacks ?? null } : {},
      ),
      emitStep: enqueueActions(({ context, enqueue }, { step }: { readonly step: CheckoutStep }) => {
        if (!isNewlyDone(context, step)) return;
        enqueue.assign({ steps: [...context.steps, step] });
        enqueue.emit(createStepCompletedEvent(context, step));
      }),
      chooseLater: assign(({ event }) => (event.type === 'LATER.CHOOSE' ? { later: event.later, failure: null } : {})),
      accept: assign(({ event }) => (event.type === 'REGULATION.ACCEPT' ? { isAccepted: event.isAccepted } : {})),
      pointOut: assign(({ context }) => ({ tried: true, pointedOut: context.pointedOut + 1, failure: null })),
      begin: assign(({ context }) => ({
        attempt: context.attempt ?? surroundings.newKey(),
        asked: 0,
        failure: null,
        pending: null,
        tried: true,
      })),
      emitPlaced: emit(({ context }) => createStepCompletedEvent(context, 'order_placed')),
      noteLater: assign(({ context }) =>
        context.order ? { order: { ...context.order, laterMethod: toSavedLaterMethod(context) } } : {},
      ),
      keepSaved: assign((_, output: WithCard) => savedCard(output)),
      recordNotSaved: assign((_, output: WithCard) => ({ failure: toCardSaveFailure(output) })),
      recordFailure: assign((_, { error }: WithError) => ({ failure: checkoutFailure(error) })),
      recordPaidIn: assign((_, asked: WithOutcome) => ({ failure: PAID_IN, paidIn: getPaidInFromOutcome(asked) })),
      recordNotBought: assign({ failure: NOT_BOUGHT, asked: 0 }),
      recordRefused: assign((_, { output }: WithDeposit) =>
        output.kind === 'failed' ? { failure: { code: output.failure.code, message: output.failure.message } } : {},
      ),
      emitRefused: emit(({ context }, { output }: WithDeposit) => ({
        type: 'payment.refused' as const,
        hasSavedCard: hasSavedCard(context, output),
        failure: getDepositFailure(output),
      })),
      emitNotSaved: emit((_, { output }: WithCard) => ({
        type: 'payment.refused' as const,
        hasSavedCard: false,
        failure: output.kind === 'failed' ? output.failure : null,
      })),
      emitDeclined: emit((_, { outcome }: WithOutcome) => ({
        type: 'payment.refused' as const,
        hasSavedCard: false,
        failure: { ...(outcome.deposit?.failure ?? NOT_BOUGHT), status: 0 },
      })),
      recordFailed: assign((_, { outcome }: WithOutcome) => ({ failure: outcome.deposit?.failure ?? NOT_BOUGHT })),
      withdrawLater: assign(({ context }) => discardRefusedCard(context)),
      forgetAttempt: assign({ attempt: null, asked: 0, csc: null, pending: null }),
      emitSettled: emit({ type: 'attempt.settled' }),
      countAsked: assign(({ context }) => ({ asked: context.asked + 1 })),
      wait: assign((_, { outcome }: WithOutcome) => ({ asked: 0, pending: toPendingDeposit(outcome) })),
      waitForDeposit: assign((_, deposit: WithDeposit) => withPending(deposit)),
      spendWallet: assign((_, paid: WithDeposit) => ({ way: null, csc: null, paidIn: getPaidInFromDeposit(paid) })),
      keepReceipt: assign(({ context }, { receipt }: { readonly receipt: Purchased }) => ({
        bought: createBoughtCart(context, receipt),
      })),
      keepOutcome: assign(({ context }, outcome: WithOutcome) => ({
        bought: createBoughtCartFromOutcome(context, outcome),
      })),
      keepPaid: assign(({ context }, deposit: WithDeposit) => ({
        bought: createBoughtCartFromDeposit(context, deposit),
      })),
      keepElsewhere: assign(({ event }) =>
        event.type === 'PURCHASE.ELSEWHERE'
          ? { bought: { checkoutId: event.checkoutId, paidIn: null, cart: null } }
          : {},
      ),
      emitChanged: emit({ type: 'order.changed' }),
      emitCompleted: emit(({ context: { bought, facts } }) => {
        if (!bought) throw new Error('nothing was bought');
        return { type: 'purchase.completed', bought, facts: facts ?? null };
      }),
    },
  }).createMachine({
    id: 'checkout',
    context: ({ input }) => ({
      steps: [],
      tried: false,
      pointedOut: 0,
      isAccepted: false,
      later: null,
      way: null,
      csc: null,
      lacks: null,
      saved: null,
      attempt: input.attempt,
      asked: 0,
      failure: null,
      pending: null,
      paidIn: null,
      bought: null,
    }),
    initial: 'waiting',
    states: {
      waiting: {
        meta: { silent: true },
        on: {
          'CHECKOUT.SHOW': [
            {
              guard: 'hasAttempt',
              target: 'checking_outcome',
              actions: { type: 'show', params: ({ event: { shown } }) => ({ shown }) },
            },
            { target: 'arriving', actions: { type: 'show', params: ({ event: { shown } }) => ({ shown }) } },
          ],
        },
      },
      arriving: {
        always: [
          { guard: 'isEmpty', target: 'empty' },
          { target: 'deciding', actions: 'emitStarted' },
        ],
      },
      deciding: {
        always: [
          { guard: 'isEmpty', target: 'empty' },
          { guard: 'isBlocked', target: 'blocked' },
          { target: 'review' },
        ],
      },
      empty: { on: { 'ORDER.REFRESH': 'refreshing', 'PURCHASE.ELSEWHERE': createElsewhereTransition() } },
      blocked: { on: { 'ORDER.REFRESH': 'refreshing', 'PURCHASE.ELSEWHERE': createElsewhereTransition() } },
      refreshing: {
        invoke: {
          id: 'readOrder',
          src: 'readOrder',
          onDone: {
            target: 'deciding',
            actions: { type: 'renew', params: ({ event }) => ({ order: event.output }) },
          },
          onError: 'deciding',
        },
        on: { ...createChoiceTransitions(), 'PURCHASE.ELSEWHERE': createElsewhereTransition() },
      },
      shuffling: {
        invoke: {
          id: 'changeNumbers',
          src: 'changeNumbers',
          input: ({ event }) => numbersChangeOf(event),
          onDone: { target: 'refreshing', actions: 'emitChanged' },
          onError: { target: 'refreshing', actions: onError('recordFailure') },
        },
        on: { ...createChoiceTransitions(), 'PURCHASE.ELSEWHERE': createElsewhereTransition() },
      },
      review: {
        on: {
          'ORDER.REFRESH': 'refreshing',
          'NUMBERS.SHUFFLE': 'shuffling',
          ...createChoiceTransitions(),
          'PURCHASE.ELSEWHERE': createElsewhereTransition(),
          'ORDER.PLACE': [
            { guard: 'isReady', target: 'keeping_attempt', actions: ['begin', 'emitPlaced'] },
            { actions: 'pointOut' },
          ],
        },
      },
      keeping_attempt: {
        invoke: {
          id: 'keepAttempt',
          src: 'keepAttempt',
          input: ({ context }) => ({ attempt: attemptOf(context) }),
          onDone: 'placing',
          onError: { target: 'refreshing', actions: onError('recordFailure') },
        },
      },
      placing: {
        always: [
          { guard: 'savesCard', target: 'saving_card' },
          { guard: 'laterChanges', target: 'setting_method' },
          { guard: 'needsDeposit', target: 'paying' },
          { target: 'buying' },
        ],
      },
      saving_card: {
        invoke: {
          id: 'saveCard',
          src: 'saveCard',
          input: ({ context }) => cardToSave(context),
          onDone: [
            { guard: onCardSaved('isSaved'), target: 'placing', actions: onCardSaved('keepSaved') },
            {
              target: 'review',
              actions: [onCardSaved('emitNotSaved'), onCardSaved('recordNotSaved'), 'forgetAttempt', 'emitSettled'],
            },
          ],
        },
      },
      setting_method: {
        invoke: {
          id: 'setLaterMethod',
          src: 'setLaterMethod',
          input: ({ context }) => ({ fundId: laterFundOf(resolveLaterChoice(context)) }),
          onDone: { target: 'placing', actions: 'noteLater' },
          onError: { target: 'review', actions: onError('recordFailure') },
        },
      },
      paying: {
        invoke: {
          id: 'deposit',
          src: 'deposit',
          input: ({ context }) => depositInput(context),
          onDone: [
            { guard: onDeposit('hasBought'), target: 'purchased', actions: onDeposit('keepPaid') },
            { guard: onDeposit('hasPaidIn'), target: 'buying', actions: onDeposit('spendWallet') },
            { guard: onDeposit('isPending'), target: 'payment_pending', actions: onDeposit('waitForDeposit') },
            { guard: onDeposit('wasUnanswered'), target: 'checking_outcome' },
            { guard: onDeposit('wasStarted'), target: 'checking_outcome' },
            {
              guard: onDeposit('wasNotHeard'),
              target: 'review',
              actions: [onDeposit('emitRefused'), onDeposit('recordRefused')],
            },
            {
              guard: onDeposit('hasFailed'),
              target: 'refreshing',
              actions: [
                onDeposit('emitRefused'),
                onDeposit('recordRefused'),
                'withdrawLater',
                'forgetAttempt',
                'emitSettled',
              ],
            },
            { target: 'review', actions: ['forgetAttempt', 'emitSettled'] },
          ],
          onError: 'checking_outcome',
        },
      },
      buying: {
        invoke: {
          id: 'purchase',
          src: 'purchase',
          input: ({ context }) => ({ attempt: attemptOf(context), data: purchaseDataOf(context) }),
          onDone: {
            target: 'purchased',
            actions: { type: 'keepReceipt', params: ({ event }) => ({ receipt: event.output }) },
          },
          onError: [
            { guard: onError('isUnanswered'), target: 'checking_outcome' },
            {
              guard: onError('isRefusal'),
              target: 'refreshing',
              actions: [onError('recordFailure'), 'forgetAttempt', 'emitSettled'],
            },
            { target: 'review', actions: onError('recordFailure') },
          ],
        },
      },
      checking_outcome: {
        invoke: {
          id: 'askOutcome',
          src: 'askOutcome',
          input: ({ context }) => ({ attempt: attemptOf(context) }),
          onDone: [
            { guard: onOutcome('isBought'), target: 'purchased', actions: onOutcome('keepOutcome') },
            {
              guard: onOutcome('isFailed'),
              target: 'refreshing',
              actions: [onOutcome('emitDeclined'), onOutcome('recordFailed'), 'forgetAttempt', 'emitSettled'],
            },
            { guard: onOutcome('isPaidInSoFar'), target: 'still_checking', actions: 'countAsked' },
            {
              // The money is in the wallet; what it was paid in for is bought when the customer says so again.
              guard: onOutcome('isPaidIn'),
              target: 'refreshing',
              actions: [onOutcome('recordPaidIn'), 'forgetAttempt', 'emitSettled'],
            },
            { guard: onOutcome('isPaying'), target: 'payment_pending', actions: onOutcome('wait') },
            { guard: 'isUnknownYet', target: 'still_checking', actions: 'countAsked' },
            { target: 'refreshing', actions: 'recordNotBought' },
          ],
          onError: 'outcome_unknown',
        },
      },
      still_checking: { after: { askAgain: 'checking_outcome' }, on: { 'OUTCOME.CHECK': 'checking_outcome' } },
      outcome_unknown: { after: { poll: 'checking_outcome' }, on: { 'OUTCOME.CHECK': 'checking_outcome' } },
      payment_pending: {
        after: { poll: 'checking_outcome' },
        on: {
          'OUTCOME.CHECK': 'checking_outcome',
          'PAYMENT.RESUME': { guard: 'mayRestart', target: 'paying' },
          'PAYMENT.RESTART': { guard: 'mayRestart', target: 'refreshing', actions: ['forgetAttempt', 'emitSettled'] },
        },
      },
      purchased: { entry: ['emitCompleted', 'emitSettled'] },
      bought_elsewhere: {},
    },
  });
}
