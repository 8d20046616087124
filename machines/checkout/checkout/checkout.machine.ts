import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { getActorError, getActorOutput } from '../../_kit/params.ts';
import { createPurchaseRequestData, getLaterPaymentChoiceOrCurrentWay } from './checkout.rules.ts';
import { createCheckoutSetup } from './checkout.setup.ts';
import {
  checkoutChoiceTransitions,
  createCheckoutDepositInput,
  getAttemptKey,
  getLaterFundId,
  getNumbersChangeFromShuffleEvent,
  toSaveEnteredCardInput,
} from './checkout.steps.ts';
import type { CheckoutInput, CheckoutMachineContext } from './checkout.types.ts';

/**
 * A purchase (specification: States and transitions, "Purchase posts then tracks completion"). It is neither lost nor doubled:
 * every attempt has a key that is stored until its outcome is known, also across reloads. Without a response, the outcome is
 * queried before anything else can be bought; if the shop does not know the attempt, the next try reuses its key.
 */
export function createCheckoutMachine(surroundings: FormSurroundings) {
  return createCheckoutSetup(surroundings).createMachine({
    id: 'checkout',
    context: startContext,
    initial: 'waiting',
    states: {
      waiting: {
        meta: { silent: true },
        on: {
          'CHECKOUT.SHOW': [
            { guard: 'hasAttempt', target: 'checking_outcome', actions: 'show' },
            { target: 'arriving', actions: 'show' },
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
      empty: {
        on: {
          'ORDER.REFRESH': 'refreshing',
          'PURCHASE.ELSEWHERE': { target: 'bought_elsewhere', actions: 'keepElsewhere' },
        },
      },
      blocked: {
        on: {
          'ORDER.REFRESH': 'refreshing',
          'PURCHASE.ELSEWHERE': { target: 'bought_elsewhere', actions: 'keepElsewhere' },
        },
      },
      refreshing: {
        invoke: {
          id: 'readOrder',
          src: 'readOrder',
          onDone: { target: 'deciding', actions: { type: 'renew', params: getActorOutput } },
          onError: 'deciding',
        },
        on: {
          // A running read may predate the change.
          'ORDER.REFRESH': { target: 'refreshing', reenter: true },
          ...checkoutChoiceTransitions,
          'PURCHASE.ELSEWHERE': { target: 'bought_elsewhere', actions: 'keepElsewhere' },
        },
      },
      shuffling: {
        invoke: {
          id: 'changeNumbers',
          src: 'changeNumbers',
          input: getNumbersChangeFromShuffleEvent,
          onDone: { target: 'refreshing', actions: 'emitChanged' },
          onError: { target: 'refreshing', actions: { type: 'recordFailure', params: getActorError } },
        },
        on: {
          ...checkoutChoiceTransitions,
          'PURCHASE.ELSEWHERE': { target: 'bought_elsewhere', actions: 'keepElsewhere' },
        },
      },
      review: {
        on: {
          'ORDER.REFRESH': 'refreshing',
          'NUMBERS.SHUFFLE': 'shuffling',
          ...checkoutChoiceTransitions,
          'PURCHASE.ELSEWHERE': { target: 'bought_elsewhere', actions: 'keepElsewhere' },
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
          input: attemptInput,
          onDone: 'placing',
          onError: { target: 'refreshing', actions: { type: 'recordFailure', params: getActorError } },
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
          input: toSaveEnteredCardInput,
          onDone: [
            {
              guard: { type: 'isSaved', params: getActorOutput },
              target: 'placing',
              actions: { type: 'keepSaved', params: getActorOutput },
            },
            {
              target: 'review',
              actions: [
                { type: 'emitNotSaved', params: getActorOutput },
                { type: 'recordNotSaved', params: getActorOutput },
                'forgetAttempt',
                'emitSettled',
              ],
            },
          ],
        },
      },
      setting_method: {
        invoke: {
          id: 'setLaterMethod',
          src: 'setLaterMethod',
          input: setLaterMethodInput,
          onDone: { target: 'placing', actions: 'noteLater' },
          onError: { target: 'review', actions: { type: 'recordFailure', params: getActorError } },
        },
      },
      paying: {
        invoke: {
          id: 'deposit',
          src: 'deposit',
          input: createCheckoutDepositInput,
          onDone: [
            {
              guard: { type: 'hasBought', params: getActorOutput },
              target: 'purchased',
              actions: { type: 'keepPaid', params: getActorOutput },
            },
            {
              guard: { type: 'hasPaidIn', params: getActorOutput },
              target: 'buying',
              actions: { type: 'spendWallet', params: getActorOutput },
            },
            {
              guard: { type: 'isPending', params: getActorOutput },
              target: 'payment_pending',
              actions: { type: 'waitForDeposit', params: getActorOutput },
            },
            { guard: { type: 'wasUnanswered', params: getActorOutput }, target: 'checking_outcome' },
            { guard: { type: 'wasStarted', params: getActorOutput }, target: 'checking_outcome' },
            {
              guard: { type: 'wasNotHeard', params: getActorOutput },
              target: 'review',
              actions: [
                { type: 'emitRefused', params: getActorOutput },
                { type: 'recordRefused', params: getActorOutput },
              ],
            },
            {
              guard: { type: 'hasFailed', params: getActorOutput },
              target: 'refreshing',
              actions: [
                { type: 'emitRefused', params: getActorOutput },
                { type: 'recordRefused', params: getActorOutput },
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
          input: purchaseInput,
          onDone: { target: 'purchased', actions: { type: 'keepReceipt', params: getActorOutput } },
          onError: [
            { guard: { type: 'isUnanswered', params: getActorError }, target: 'checking_outcome' },
            {
              guard: { type: 'isRefusal', params: getActorError },
              target: 'refreshing',
              actions: [{ type: 'recordFailure', params: getActorError }, 'forgetAttempt', 'emitSettled'],
            },
            { target: 'review', actions: { type: 'recordFailure', params: getActorError } },
          ],
        },
      },
      checking_outcome: {
        invoke: {
          id: 'askOutcome',
          src: 'askOutcome',
          input: attemptInput,
          onDone: [
            {
              guard: { type: 'isBought', params: getActorOutput },
              target: 'purchased',
              actions: { type: 'keepOutcome', params: getActorOutput },
            },
            {
              guard: { type: 'isFailed', params: getActorOutput },
              target: 'refreshing',
              actions: [
                { type: 'emitDeclined', params: getActorOutput },
                { type: 'recordFailed', params: getActorOutput },
                'forgetAttempt',
                'emitSettled',
              ],
            },
            {
              guard: { type: 'isPaidInSoFar', params: getActorOutput },
              target: 'still_checking',
              actions: 'countAsked',
            },
            {
              // The money is in the wallet; the customer must place the order again to buy with it.
              guard: { type: 'isPaidIn', params: getActorOutput },
              target: 'refreshing',
              actions: [{ type: 'recordPaidIn', params: getActorOutput }, 'forgetAttempt', 'emitSettled'],
            },
            {
              guard: { type: 'isPaying', params: getActorOutput },
              target: 'payment_pending',
              actions: { type: 'wait', params: getActorOutput },
            },
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

function startContext({ input }: { readonly input: CheckoutInput }): CheckoutMachineContext {
  return {
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
    outcomeQueries: 0,
    failure: null,
    pending: null,
    paidIn: null,
    bought: null,
  };
}

function attemptInput({ context }: { readonly context: Pick<CheckoutMachineContext, 'attempt'> }) {
  return { attempt: getAttemptKey(context) };
}

function setLaterMethodInput({
  context,
}: {
  readonly context: Pick<CheckoutMachineContext, 'later' | 'way' | 'order' | 'walletPurchase'>;
}) {
  return { fundId: getLaterFundId(getLaterPaymentChoiceOrCurrentWay(context)) };
}

function purchaseInput({
  context,
}: {
  readonly context: Pick<CheckoutMachineContext, 'attempt' | 'order' | 'walletPurchase' | 'facts'>;
}) {
  return { attempt: getAttemptKey(context), data: createPurchaseRequestData(context) };
}
