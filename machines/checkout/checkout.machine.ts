import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { CheckoutOrder } from '#commerce/checkout-order.ts';
import { addCardMachine } from '../add-card/add-card.machine.ts';
import { createDepositMachine } from '../deposit/deposit.machine.ts';
import { failureIn } from '../deposit/deposit-outputs.ts';
import type { FormInput } from '../form/form.types.ts';
import {
  checkoutFailure,
  isRefusal,
  isUnanswered,
  laterChanges,
  laterChoiceOf,
  missingOf,
  purchaseDataOf,
  waitsForCustomer,
} from './checkout.parts.ts';
import {
  type Asked,
  asked,
  attemptOf,
  cardToSave,
  cartOf,
  choices,
  depositInput,
  elsewhere,
  type Failed,
  failed,
  hasSavedCard,
  isNewlyDone,
  laterFundOf,
  missing,
  NOT_BOUGHT,
  noted,
  notSaved,
  PAID_IN,
  type Paid,
  paid,
  paidInOf,
  paidInSince,
  type Saved,
  saved,
  savedCard,
  stepOf,
  toPayOf,
  withoutRefused,
} from './checkout.steps.ts';
import {
  type CheckoutContext,
  type CheckoutEmitted,
  type CheckoutEvent,
  type CheckoutInput,
  type CheckoutOutcome,
  type CheckoutStep,
  NEW_CARD,
  type Purchased,
  type PurchaseOrder,
  type ShownCheckout,
} from './checkout.types.ts';

/** In milliseconds: how long to wait before the shop is asked again what came of an attempt. */
export const checkoutDelays = { askAgain: 2_000, poll: 5_000 };

/** How often an attempt is asked for that the shop does not know: one that was still on its way has come by then. */
const PATIENCE = 4;

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
      readOrder: fromPromise<CheckoutOrder>(() => missing()),
      keepAttempt: fromPromise<void, { readonly attempt: string }>(() => missing()),
      setLaterMethod: fromPromise<void, { readonly fundId: string | null }>(() => missing()),
      purchase: fromPromise<Purchased, PurchaseOrder>(() => missing()),
      saveCard: addCardMachine,
      deposit: createDepositMachine(surroundings),
      askOutcome: fromPromise<CheckoutOutcome, { readonly attempt: string }>(() => missing()),
    },
    guards: {
      hasAttempt: ({ context }) => context.attempt !== null,
      isEmpty: ({ context }) => (context.order?.cart.cartItems.length ?? 0) === 0,
      isBlocked: ({ context }) => Object.keys(context.order?.cart.blockedReasons ?? {}).length > 0,
      isReady: ({ context }) => context.order !== undefined && missingOf(context).length === 0,
      savesCard: ({ context: { order, later } }) => Boolean(order?.laterMethod) && later === NEW_CARD,
      isSaved: (_, { output }: Saved) => output.kind === 'saved',
      laterChanges: ({ context }) => laterChanges(context),
      needsDeposit: ({ context }) => context.way !== null && toPayOf(context) > 0,
      isRefusal: (_, { error }: Failed) => isRefusal(error),
      isUnanswered: (_, { error }: Failed) => isUnanswered(error),
      isBought: (_, { outcome }: Asked) => outcome.checkoutId !== null,
      isFailed: (_, { outcome }: Asked) => outcome.deposit?.status === 'failed',
      isPaidIn: (_, { outcome }: Asked) => outcome.deposit?.status === 'captured',
      isPaidInSoFar: ({ context }, { outcome }: Asked) =>
        outcome.deposit?.status === 'captured' && context.asked + 1 < PATIENCE,
      isPaying: (_, { outcome }: Asked) => outcome.deposit !== null,
      isUnknownYet: ({ context }) => context.asked + 1 < PATIENCE,
      mayRestart: ({ context }) => context.pending?.mayRestart === true,
      hasBought: (_, { output }: Paid) => output.kind === 'completed' && output.checkoutId !== null,
      hasPaidIn: (_, { output }: Paid) => output.kind === 'completed',
      isPending: (_, { output }: Paid) => output.kind === 'pending',
      wasUnanswered: (_, { output }: Paid) =>
        output.kind === 'unanswered' || (output.kind === 'failed' && output.failure.code === 'idempotency_mismatch'),
      wasStarted: (_, { output }: Paid) => output.kind === 'abandoned' && output.depositId !== null,
      wasNotHeard: (_, { output }: Paid) => output.kind === 'failed' && ![0, 422].includes(output.failure.status),
      hasFailed: (_, { output }: Paid) => output.kind === 'failed',
    },
    actions: {
      show: assign(({ context }, { shown }: { readonly shown: ShownCheckout }) => ({
        ...shown,
        later: context.later ?? laterChoiceOf(shown.order),
      })),
      renew: assign(({ context }, { order }: { readonly order: CheckoutOrder }) => ({
        order,
        later: context.later ?? laterChoiceOf(order),
      })),
      tellStarted: emit(({ context }) => ({ type: 'checkout.started', cart: cartOf(context) })),
      // Whoever comes back to the choice chooses without a press: what went wrong stays, until the order is placed again.
      chooseWay: assign(({ event }) =>
        event.type === 'WAY.CHOOSE' ? { way: event.way, csc: event.csc, lacks: event.lacks ?? null } : {},
      ),
      tellStep: enqueueActions(({ context, enqueue }, { step }: { readonly step: CheckoutStep }) => {
        if (!isNewlyDone(context, step)) return;
        enqueue.assign({ steps: [...context.steps, step] });
        enqueue.emit(stepOf(context, step));
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
      tellPlaced: emit(({ context }) => stepOf(context, 'order_placed')),
      noteLater: assign(({ context }) =>
        context.order ? { order: { ...context.order, laterMethod: noted(context) } } : {},
      ),
      keepSaved: assign((_, output: Saved) => savedCard(output)),
      recordNotSaved: assign((_, output: Saved) => ({ failure: notSaved(output) })),
      recordFailure: assign((_, { error }: Failed) => ({ failure: checkoutFailure(error) })),
      recordPaidIn: assign((_, asked: Asked) => ({ failure: PAID_IN, paidIn: paidInSince(asked) })),
      recordNotBought: assign({ failure: NOT_BOUGHT, asked: 0 }),
      recordRefused: assign((_, { output }: Paid) =>
        output.kind === 'failed' ? { failure: { code: output.failure.code, message: output.failure.message } } : {},
      ),
      tellRefused: emit(({ context }, { output }: Paid) => ({
        type: 'payment.refused' as const,
        hasSavedCard: hasSavedCard(context, output),
        failure: failureIn(output),
      })),
      tellNotSaved: emit((_, { output }: Saved) => ({
        type: 'payment.refused' as const,
        hasSavedCard: false,
        failure: output.kind === 'failed' ? output.failure : null,
      })),
      tellDeclined: emit((_, { outcome }: Asked) => ({
        type: 'payment.refused' as const,
        hasSavedCard: false,
        failure: { ...(outcome.deposit?.failure ?? NOT_BOUGHT), status: 0 },
      })),
      recordFailed: assign((_, { outcome }: Asked) => ({ failure: outcome.deposit?.failure ?? NOT_BOUGHT })),
      withdrawLater: assign(({ context }) => withoutRefused(context)),
      forgetAttempt: assign({ attempt: null, asked: 0, csc: null, pending: null }),
      tellSettled: emit({ type: 'attempt.settled' }),
      countAsked: assign(({ context }) => ({ asked: context.asked + 1 })),
      wait: assign((_, { outcome }: Asked) => ({
        asked: 0,
        pending: outcome.deposit && {
          depositId: outcome.deposit.depositId,
          message: outcome.deposit.notice?.message ?? null,
          instructions: outcome.deposit.instructions,
          dueAt: outcome.deposit.dueAt,
          mayRestart: waitsForCustomer(outcome.deposit),
        },
      })),
      waitForDeposit: assign((_, { output }: Paid) =>
        output.kind === 'pending'
          ? { pending: { ...output.pending, depositId: output.depositId, mayRestart: false } }
          : {},
      ),
      spendWallet: assign((_, paid: Paid) => ({ way: null, csc: null, paidIn: paidInOf(paid) })),
      keepReceipt: assign(({ context }, { receipt }: { readonly receipt: Purchased }) => ({
        bought: { checkoutId: receipt.checkoutId, paidIn: context.paidIn, cart: context.order?.cart ?? null },
      })),
      keepOutcome: assign(({ context }, { outcome }: Asked) => ({
        bought: {
          checkoutId: outcome.checkoutId ?? '',
          paidIn: paidInSince({ outcome }) ?? context.paidIn,
          // What was bought may be gone from the cart by now, and something else be in it.
          cart: context.asked > 0 ? (context.order?.cart ?? null) : null,
        },
      })),
      keepPaid: assign(({ context }, { output }: Paid) => ({
        bought:
          output.kind === 'completed'
            ? { checkoutId: output.checkoutId ?? '', paidIn: paidInOf({ output }), cart: context.order?.cart ?? null }
            : null,
      })),
      keepElsewhere: assign(({ event }) =>
        event.type === 'PURCHASE.ELSEWHERE'
          ? { bought: { checkoutId: event.checkoutId, paidIn: null, cart: null } }
          : {},
      ),
      tellCompleted: emit(({ context: { bought, facts } }) => {
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
          { target: 'deciding', actions: 'tellStarted' },
        ],
      },
      deciding: {
        always: [
          { guard: 'isEmpty', target: 'empty' },
          { guard: 'isBlocked', target: 'blocked' },
          { target: 'review' },
        ],
      },
      empty: { on: { 'ORDER.REFRESH': 'refreshing', 'PURCHASE.ELSEWHERE': elsewhere() } },
      blocked: { on: { 'ORDER.REFRESH': 'refreshing', 'PURCHASE.ELSEWHERE': elsewhere() } },
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
        on: { ...choices(), 'PURCHASE.ELSEWHERE': elsewhere() },
      },
      review: {
        on: {
          'ORDER.REFRESH': 'refreshing',
          ...choices(),
          'PURCHASE.ELSEWHERE': elsewhere(),
          'ORDER.PLACE': [
            { guard: 'isReady', target: 'keeping_attempt', actions: ['begin', 'tellPlaced'] },
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
          onError: { target: 'refreshing', actions: failed('recordFailure') },
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
            { guard: saved('isSaved'), target: 'placing', actions: saved('keepSaved') },
            {
              target: 'review',
              actions: [saved('tellNotSaved'), saved('recordNotSaved'), 'forgetAttempt', 'tellSettled'],
            },
          ],
        },
      },
      setting_method: {
        invoke: {
          id: 'setLaterMethod',
          src: 'setLaterMethod',
          input: ({ context }) => ({ fundId: laterFundOf(context.later) }),
          onDone: { target: 'placing', actions: 'noteLater' },
          onError: { target: 'review', actions: failed('recordFailure') },
        },
      },
      paying: {
        invoke: {
          id: 'deposit',
          src: 'deposit',
          input: ({ context }) => depositInput(context),
          onDone: [
            { guard: paid('hasBought'), target: 'purchased', actions: paid('keepPaid') },
            { guard: paid('hasPaidIn'), target: 'buying', actions: paid('spendWallet') },
            { guard: paid('isPending'), target: 'payment_pending', actions: paid('waitForDeposit') },
            { guard: paid('wasUnanswered'), target: 'checking_outcome' },
            { guard: paid('wasStarted'), target: 'checking_outcome' },
            { guard: paid('wasNotHeard'), target: 'review', actions: [paid('tellRefused'), paid('recordRefused')] },
            {
              guard: paid('hasFailed'),
              target: 'refreshing',
              actions: [paid('tellRefused'), paid('recordRefused'), 'withdrawLater', 'forgetAttempt', 'tellSettled'],
            },
            { target: 'review', actions: ['forgetAttempt', 'tellSettled'] },
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
            { guard: failed('isUnanswered'), target: 'checking_outcome' },
            {
              guard: failed('isRefusal'),
              target: 'refreshing',
              actions: [failed('recordFailure'), 'forgetAttempt', 'tellSettled'],
            },
            { target: 'review', actions: failed('recordFailure') },
          ],
        },
      },
      checking_outcome: {
        invoke: {
          id: 'askOutcome',
          src: 'askOutcome',
          input: ({ context }) => ({ attempt: attemptOf(context) }),
          onDone: [
            { guard: asked('isBought'), target: 'purchased', actions: asked('keepOutcome') },
            {
              guard: asked('isFailed'),
              target: 'refreshing',
              actions: [asked('tellDeclined'), asked('recordFailed'), 'forgetAttempt', 'tellSettled'],
            },
            { guard: asked('isPaidInSoFar'), target: 'still_checking', actions: 'countAsked' },
            {
              // The money is in the wallet; what it was paid in for is bought when the customer says so again.
              guard: asked('isPaidIn'),
              target: 'refreshing',
              actions: [asked('recordPaidIn'), 'forgetAttempt', 'tellSettled'],
            },
            { guard: asked('isPaying'), target: 'payment_pending', actions: asked('wait') },
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
          'PAYMENT.RESTART': { guard: 'mayRestart', target: 'refreshing', actions: ['forgetAttempt', 'tellSettled'] },
        },
      },
      purchased: { entry: ['tellCompleted', 'tellSettled'] },
      bought_elsewhere: {},
    },
  });
}
