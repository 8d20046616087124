import type { FormInput } from '../../_kit/form/form.types.ts';
import { errorOf, outputOf } from '../../_kit/params.ts';
import { purchaseDataOf, resolveLaterChoice } from './checkout.rules.ts';
import { createCheckoutSetup } from './checkout.setup.ts';
import {
  attemptOf,
  cardToSave,
  choiceTransitions,
  depositInput,
  laterFundOf,
  numbersChange,
} from './checkout.steps.ts';
import type { CheckoutContext, CheckoutInput } from './checkout.types.ts';

/**
 * A purchase (specification: States and transitions, "Purchase posts then tracks completion"). It can be neither lost nor
 * doubled: every attempt has a key that is kept until its outcome is known, over reloads as well. When no answer came, the
 * shop is asked what became of the attempt before anything else may be bought; and when it knows of nothing, the next try has
 * the same key.
 */
export function createCheckoutMachine(surroundings: Pick<FormInput, 'today' | 'newKey'>) {
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
          onDone: { target: 'deciding', actions: { type: 'renew', params: outputOf } },
          onError: 'deciding',
        },
        on: {
          // What is being read may be older than the change.
          'ORDER.REFRESH': { target: 'refreshing', reenter: true },
          ...choiceTransitions,
          'PURCHASE.ELSEWHERE': { target: 'bought_elsewhere', actions: 'keepElsewhere' },
        },
      },
      shuffling: {
        invoke: {
          id: 'changeNumbers',
          src: 'changeNumbers',
          input: numbersChange,
          onDone: { target: 'refreshing', actions: 'emitChanged' },
          onError: { target: 'refreshing', actions: { type: 'recordFailure', params: errorOf } },
        },
        on: { ...choiceTransitions, 'PURCHASE.ELSEWHERE': { target: 'bought_elsewhere', actions: 'keepElsewhere' } },
      },
      review: {
        on: {
          'ORDER.REFRESH': 'refreshing',
          'NUMBERS.SHUFFLE': 'shuffling',
          ...choiceTransitions,
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
          onError: { target: 'refreshing', actions: { type: 'recordFailure', params: errorOf } },
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
          input: cardToSave,
          onDone: [
            {
              guard: { type: 'isSaved', params: outputOf },
              target: 'placing',
              actions: { type: 'keepSaved', params: outputOf },
            },
            {
              target: 'review',
              actions: [
                { type: 'emitNotSaved', params: outputOf },
                { type: 'recordNotSaved', params: outputOf },
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
          onError: { target: 'review', actions: { type: 'recordFailure', params: errorOf } },
        },
      },
      paying: {
        invoke: {
          id: 'deposit',
          src: 'deposit',
          input: depositInput,
          onDone: [
            {
              guard: { type: 'hasBought', params: outputOf },
              target: 'purchased',
              actions: { type: 'keepPaid', params: outputOf },
            },
            {
              guard: { type: 'hasPaidIn', params: outputOf },
              target: 'buying',
              actions: { type: 'spendWallet', params: outputOf },
            },
            {
              guard: { type: 'isPending', params: outputOf },
              target: 'payment_pending',
              actions: { type: 'waitForDeposit', params: outputOf },
            },
            { guard: { type: 'wasUnanswered', params: outputOf }, target: 'checking_outcome' },
            { guard: { type: 'wasStarted', params: outputOf }, target: 'checking_outcome' },
            {
              guard: { type: 'wasNotHeard', params: outputOf },
              target: 'review',
              actions: [
                { type: 'emitRefused', params: outputOf },
                { type: 'recordRefused', params: outputOf },
              ],
            },
            {
              guard: { type: 'hasFailed', params: outputOf },
              target: 'refreshing',
              actions: [
                { type: 'emitRefused', params: outputOf },
                { type: 'recordRefused', params: outputOf },
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
          onDone: { target: 'purchased', actions: { type: 'keepReceipt', params: outputOf } },
          onError: [
            { guard: { type: 'isUnanswered', params: errorOf }, target: 'checking_outcome' },
            {
              guard: { type: 'isRefusal', params: errorOf },
              target: 'refreshing',
              actions: [{ type: 'recordFailure', params: errorOf }, 'forgetAttempt', 'emitSettled'],
            },
            { target: 'review', actions: { type: 'recordFailure', params: errorOf } },
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
              guard: { type: 'isBought', params: outputOf },
              target: 'purchased',
              actions: { type: 'keepOutcome', params: outputOf },
            },
            {
              guard: { type: 'isFailed', params: outputOf },
              target: 'refreshing',
              actions: [
                { type: 'emitDeclined', params: outputOf },
                { type: 'recordFailed', params: outputOf },
                'forgetAttempt',
                'emitSettled',
              ],
            },
            { guard: { type: 'isPaidInSoFar', params: outputOf }, target: 'still_checking', actions: 'countAsked' },
            {
              // The money is in the wallet; what it was paid in for is bought when the customer says so again.
              guard: { type: 'isPaidIn', params: outputOf },
              target: 'refreshing',
              actions: [{ type: 'recordPaidIn', params: outputOf }, 'forgetAttempt', 'emitSettled'],
            },
            {
              guard: { type: 'isPaying', params: outputOf },
              target: 'payment_pending',
              actions: { type: 'wait', params: outputOf },
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

function startContext({ input }: { readonly input: CheckoutInput }): CheckoutContext {
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
    asked: 0,
    failure: null,
    pending: null,
    paidIn: null,
    bought: null,
  };
}

function attemptInput({ context }: { readonly context: Pick<CheckoutContext, 'attempt'> }) {
  return { attempt: attemptOf(context) };
}

function setLaterMethodInput({
  context,
}: {
  readonly context: Pick<CheckoutContext, 'later' | 'way' | 'order' | 'walletPurchase'>;
}) {
  return { fundId: laterFundOf(resolveLaterChoice(context)) };
}

function purchaseInput({
  context,
}: {
  readonly context: Pick<CheckoutContext, 'attempt' | 'order' | 'walletPurchase' | 'facts'>;
}) {
  return { attempt: attemptOf(context), data: purchaseDataOf(context) };
}
