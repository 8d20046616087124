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
          'PAGE_DATA.RECEIVED': [
            { guard: 'hasAttempt', target: 'checking_outcome', actions: 'setPageData' },
            { target: 'arriving', actions: 'setPageData' },
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
          'PURCHASE.ELSEWHERE': { target: 'bought_elsewhere', actions: 'setPurchaseFromOtherTab' },
        },
      },
      blocked: {
        on: {
          'ORDER.REFRESH': 'refreshing',
          'PURCHASE.ELSEWHERE': { target: 'bought_elsewhere', actions: 'setPurchaseFromOtherTab' },
        },
      },
      refreshing: {
        invoke: {
          id: 'fetchOrder',
          src: 'fetchOrder',
          onDone: { target: 'deciding', actions: { type: 'setOrder', params: getActorOutput } },
          onError: 'deciding',
        },
        on: {
          // A running read may predate the change.
          'ORDER.REFRESH': { target: 'refreshing', reenter: true },
          ...checkoutChoiceTransitions,
          'PURCHASE.ELSEWHERE': { target: 'bought_elsewhere', actions: 'setPurchaseFromOtherTab' },
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
          'PURCHASE.ELSEWHERE': { target: 'bought_elsewhere', actions: 'setPurchaseFromOtherTab' },
        },
      },
      review: {
        on: {
          'ORDER.REFRESH': 'refreshing',
          'NUMBERS.SHUFFLE': 'shuffling',
          ...checkoutChoiceTransitions,
          'PURCHASE.ELSEWHERE': { target: 'bought_elsewhere', actions: 'setPurchaseFromOtherTab' },
          'ORDER.PLACE': [
            { guard: 'isReady', target: 'storing_attempt', actions: ['startAttempt', 'emitPlaced'] },
            { actions: 'showMissingSteps' },
          ],
        },
      },
      storing_attempt: {
        invoke: {
          id: 'storeAttempt',
          src: 'storeAttempt',
          input: attemptInput,
          onDone: 'placing',
          onError: { target: 'refreshing', actions: { type: 'recordFailure', params: getActorError } },
        },
      },
      placing: {
        always: [
          { guard: 'shouldSaveCard', target: 'saving_card' },
          { guard: 'shouldSetLaterMethod', target: 'setting_method' },
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
              guard: { type: 'isCardSaved', params: getActorOutput },
              target: 'placing',
              actions: { type: 'setSavedCard', params: getActorOutput },
            },
            {
              target: 'review',
              actions: [
                { type: 'emitNotSaved', params: getActorOutput },
                { type: 'recordNotSaved', params: getActorOutput },
                'clearAttempt',
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
          onDone: { target: 'placing', actions: 'setOrderLaterMethod' },
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
              actions: { type: 'setPurchaseFromDeposit', params: getActorOutput },
            },
            {
              guard: { type: 'isDepositCompleted', params: getActorOutput },
              target: 'buying',
              actions: { type: 'switchToWalletPayment', params: getActorOutput },
            },
            {
              guard: { type: 'isPending', params: getActorOutput },
              target: 'payment_pending',
              actions: { type: 'setPendingFromDeposit', params: getActorOutput },
            },
            { guard: { type: 'isDepositOutcomeUnknown', params: getActorOutput }, target: 'checking_outcome' },
            { guard: { type: 'wasAbandonedAfterCreation', params: getActorOutput }, target: 'checking_outcome' },
            {
              guard: { type: 'canRetryAttempt', params: getActorOutput },
              target: 'review',
              actions: [
                { type: 'emitRefused', params: getActorOutput },
                { type: 'recordDepositFailure', params: getActorOutput },
              ],
            },
            {
              guard: { type: 'hasFailed', params: getActorOutput },
              target: 'refreshing',
              actions: [
                { type: 'emitRefused', params: getActorOutput },
                { type: 'recordDepositFailure', params: getActorOutput },
                'clearRefusedLaterMethod',
                'clearAttempt',
                'emitSettled',
              ],
            },
            { target: 'review', actions: ['clearAttempt', 'emitSettled'] },
          ],
          onError: 'checking_outcome',
        },
      },
      buying: {
        invoke: {
          id: 'purchase',
          src: 'purchase',
          input: purchaseInput,
          onDone: { target: 'purchased', actions: { type: 'setPurchaseFromReceipt', params: getActorOutput } },
          onError: [
            { guard: { type: 'isOutcomeUnknown', params: getActorError }, target: 'checking_outcome' },
            {
              guard: { type: 'isFinalRefusal', params: getActorError },
              target: 'refreshing',
              actions: [{ type: 'recordFailure', params: getActorError }, 'clearAttempt', 'emitSettled'],
            },
            { target: 'review', actions: { type: 'recordFailure', params: getActorError } },
          ],
        },
      },
      checking_outcome: {
        invoke: {
          id: 'fetchOutcome',
          src: 'fetchOutcome',
          input: attemptInput,
          onDone: [
            {
              guard: { type: 'isBought', params: getActorOutput },
              target: 'purchased',
              actions: { type: 'setPurchaseFromOutcome', params: getActorOutput },
            },
            {
              guard: { type: 'isFailed', params: getActorOutput },
              target: 'refreshing',
              actions: [
                { type: 'emitDeclined', params: getActorOutput },
                { type: 'recordOutcomeFailure', params: getActorOutput },
                'clearAttempt',
                'emitSettled',
              ],
            },
            {
              guard: { type: 'shouldAwaitPurchase', params: getActorOutput },
              target: 'still_checking',
              actions: 'incrementOutcomeQueries',
            },
            {
              // The money is in the wallet; the customer must place the order again to buy with it.
              guard: { type: 'isDepositCaptured', params: getActorOutput },
              target: 'refreshing',
              actions: [
                { type: 'recordDepositWithoutPurchase', params: getActorOutput },
                'clearAttempt',
                'emitSettled',
              ],
            },
            {
              guard: { type: 'hasPendingDeposit', params: getActorOutput },
              target: 'payment_pending',
              actions: { type: 'setPendingFromOutcome', params: getActorOutput },
            },
            { guard: 'canPollAgain', target: 'still_checking', actions: 'incrementOutcomeQueries' },
            { target: 'refreshing', actions: 'recordNotBought' },
          ],
          onError: 'outcome_unknown',
        },
      },
      still_checking: { after: { outcomeRetryDelay: 'checking_outcome' }, on: { 'OUTCOME.CHECK': 'checking_outcome' } },
      outcome_unknown: { after: { pollInterval: 'checking_outcome' }, on: { 'OUTCOME.CHECK': 'checking_outcome' } },
      payment_pending: {
        after: { pollInterval: 'checking_outcome' },
        on: {
          'OUTCOME.CHECK': 'checking_outcome',
          'PAYMENT.RESUME': { guard: 'canRestart', target: 'paying' },
          'PAYMENT.RESTART': { guard: 'canRestart', target: 'refreshing', actions: ['clearAttempt', 'emitSettled'] },
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
    areMissingStepsShown: false,
    pointedOut: 0,
    isAccepted: false,
    later: null,
    way: null,
    csc: null,
    missingDetail: null,
    savedCard: null,
    attempt: input.attempt,
    outcomeQueries: 0,
    failure: null,
    pending: null,
    completedDeposit: null,
    completedPurchase: null,
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
