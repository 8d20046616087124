import { assign, emit, fromPromise, setup } from 'xstate';
import type { CheckoutOrder } from '#commerce/checkout-order.ts';
import type { Receipt } from '#schemas/generated/api/types.gen.ts';
import { createDepositMachine } from '../deposit/deposit.machine.ts';
import type { DepositInput, DepositOutput } from '../deposit/deposit.types.ts';
import type { FormInput } from '../form/form.types.ts';
import {
  checkoutFailure,
  depositKey,
  isRefusal,
  isUnanswered,
  laterChanges,
  laterChoiceOf,
  missingOf,
  paymentOf,
  purchaseDataOf,
  waitsForCustomer,
} from './checkout.parts.ts';
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutFailure,
  CheckoutInput,
  CheckoutOutcome,
  PurchaseOrder,
  ShownCheckout,
} from './checkout.types.ts';

/** In milliseconds: how long to wait before the shop is asked again what came of an attempt. */
export const checkoutDelays = { askAgain: 2_000, poll: 5_000 };

/** How often an attempt is asked for that the shop does not know: one that was still on its way has come by then. */
const PATIENCE = 4;

const NOT_BOUGHT: CheckoutFailure = {
  code: 'not_bought',
  message: 'Your order did not reach us: nothing was bought and nothing was paid. Please try again.',
};

const types = {} as {
  context: CheckoutContext;
  events: CheckoutEvent;
  emitted: CheckoutEmitted;
  input: CheckoutInput;
};

interface Failed {
  readonly error: unknown;
}

interface Asked {
  readonly outcome: CheckoutOutcome;
}

interface Paid {
  readonly output: DepositOutput;
}

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
      purchase: fromPromise<Receipt, PurchaseOrder>(() => missing()),
      deposit: createDepositMachine(surroundings),
      askOutcome: fromPromise<CheckoutOutcome, { readonly attempt: string }>(() => missing()),
    },
    guards: {
      hasAttempt: ({ context }) => context.attempt !== null,
      isEmpty: ({ context }) => (context.order?.cart.cartItems.length ?? 0) === 0,
      isBlocked: ({ context }) => Object.keys(context.order?.cart.blockedReasons ?? {}).length > 0,
      isReady: ({ context }) => context.order !== undefined && missingOf(context).length === 0,
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
      chooseWay: assign(({ event }) =>
        event.type === 'WAY.CHOOSE' ? { way: event.way, csc: event.csc, failure: null } : {},
      ),
      tellWay: emit(({ context }) => ({
        type: 'checkout.step_completed',
        step: 'payment_method',
        cart: cartOf(context),
      })),
      chooseLater: assign(({ event }) =>
        event.type === 'LATER.CHOOSE' ? { later: laterOf(event.fundId), failure: null } : {},
      ),
      tellLater: emit(({ context }) => ({
        type: 'checkout.step_completed',
        step: 'later_method',
        cart: cartOf(context),
      })),
      accept: assign(({ event }) => (event.type === 'REGULATION.ACCEPT' ? { isAccepted: event.isAccepted } : {})),
      tellRegulation: emit(({ context }) => ({
        type: 'checkout.step_completed',
        step: 'regulation',
        cart: cartOf(context),
      })),
      pointOut: assign({ tried: true }),
      begin: assign(({ context }) => ({
        attempt: context.attempt ?? surroundings.newKey(),
        asked: 0,
        failure: null,
        pending: null,
        tried: true,
      })),
      tellPlaced: emit(({ context }) => ({
        type: 'checkout.step_completed',
        step: 'order_placed',
        cart: cartOf(context),
      })),
      noteLater: assign(({ context }) =>
        context.order ? { order: { ...context.order, laterMethod: noted(context) } } : {},
      ),
      recordFailure: assign((_, { error }: Failed) => ({ failure: checkoutFailure(error) })),
      recordNotBought: assign({ failure: NOT_BOUGHT, asked: 0 }),
      recordRefused: assign((_, { output }: Paid) =>
        output.kind === 'failed' ? { failure: { code: output.failure.code, message: output.failure.message } } : {},
      ),
      recordFailed: assign((_, { outcome }: Asked) => ({ failure: outcome.deposit?.failure ?? NOT_BOUGHT })),
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
      spendWallet: assign({ way: null, csc: null }),
      keepReceipt: assign(({ context }, { receipt }: { readonly receipt: Receipt }) => ({
        bought: {
          checkoutId: receipt.checkoutId,
          depositId: receipt.depositId,
          cart: context.order?.cart ?? null,
        },
      })),
      keepOutcome: assign(({ context }, { outcome }: Asked) => ({
        bought: {
          checkoutId: outcome.checkoutId ?? '',
          depositId: outcome.deposit?.depositId ?? null,
          // What was bought may be gone from the cart by now, and something else be in it.
          cart: context.asked > 0 ? (context.order?.cart ?? null) : null,
        },
      })),
      keepPaid: assign(({ context }, { output }: Paid) => ({
        bought:
          output.kind === 'completed'
            ? { checkoutId: output.checkoutId ?? '', depositId: output.depositId, cart: context.order?.cart ?? null }
            : null,
      })),
      keepElsewhere: assign(({ event }) =>
        event.type === 'PURCHASE.ELSEWHERE'
          ? { bought: { checkoutId: event.checkoutId, depositId: null, cart: null } }
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
      tried: false,
      isAccepted: false,
      later: null,
      way: null,
      csc: null,
      attempt: input.attempt,
      asked: 0,
      failure: null,
      pending: null,
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
            {
              target: 'arriving',
              actions: { type: 'show', params: ({ event: { shown } }) => ({ shown }) },
            },
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
          onError: {
            target: 'review',
            actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
          },
        },
      },
      placing: {
        always: [
          { guard: 'laterChanges', target: 'setting_method' },
          { guard: 'needsDeposit', target: 'paying' },
          { target: 'buying' },
        ],
      },
      setting_method: {
        invoke: {
          id: 'setLaterMethod',
          src: 'setLaterMethod',
          input: ({ context }) => ({ fundId: context.later?.fundId ?? null }),
          onDone: { target: 'placing', actions: 'noteLater' },
          onError: {
            target: 'review',
            actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
          },
        },
      },
      paying: {
        invoke: {
          id: 'deposit',
          src: 'deposit',
          input: ({ context }) => depositInput(context),
          onDone: [
            {
              guard: { type: 'hasBought', params: ({ event }) => ({ output: event.output }) },
              target: 'purchased',
              actions: { type: 'keepPaid', params: ({ event }) => ({ output: event.output }) },
            },
            {
              guard: { type: 'hasPaidIn', params: ({ event }) => ({ output: event.output }) },
              target: 'buying',
              actions: 'spendWallet',
            },
            {
              guard: { type: 'isPending', params: ({ event }) => ({ output: event.output }) },
              target: 'payment_pending',
              actions: { type: 'waitForDeposit', params: ({ event }) => ({ output: event.output }) },
            },
            {
              guard: { type: 'wasUnanswered', params: ({ event }) => ({ output: event.output }) },
              target: 'checking_outcome',
            },
            {
              guard: { type: 'wasStarted', params: ({ event }) => ({ output: event.output }) },
              target: 'checking_outcome',
            },
            {
              guard: { type: 'wasNotHeard', params: ({ event }) => ({ output: event.output }) },
              target: 'review',
              actions: { type: 'recordRefused', params: ({ event }) => ({ output: event.output }) },
            },
            {
              guard: { type: 'hasFailed', params: ({ event }) => ({ output: event.output }) },
              target: 'refreshing',
              actions: [
                { type: 'recordRefused', params: ({ event }) => ({ output: event.output }) },
                'forgetAttempt',
                'tellSettled',
              ],
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
            {
              guard: { type: 'isUnanswered', params: ({ event: { error } }) => ({ error }) },
              target: 'checking_outcome',
            },
            {
              guard: { type: 'isRefusal', params: ({ event: { error } }) => ({ error }) },
              target: 'refreshing',
              actions: [
                { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
                'forgetAttempt',
                'tellSettled',
              ],
            },
            { target: 'review', actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) } },
          ],
        },
      },
      checking_outcome: {
        invoke: {
          id: 'askOutcome',
          src: 'askOutcome',
          input: ({ context }) => ({ attempt: attemptOf(context) }),
          onDone: [
            {
              guard: { type: 'isBought', params: ({ event }) => ({ outcome: event.output }) },
              target: 'purchased',
              actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
            },
            {
              guard: { type: 'isFailed', params: ({ event }) => ({ outcome: event.output }) },
              target: 'refreshing',
              actions: [
                { type: 'recordFailed', params: ({ event }) => ({ outcome: event.output }) },
                'forgetAttempt',
                'tellSettled',
              ],
            },
            {
              guard: { type: 'isPaidInSoFar', params: ({ event }) => ({ outcome: event.output }) },
              target: 'still_checking',
              actions: 'countAsked',
            },
            {
              // The money is in the wallet; what it was paid in for is bought when the customer says so again.
              guard: { type: 'isPaidIn', params: ({ event }) => ({ outcome: event.output }) },
              target: 'refreshing',
              actions: ['forgetAttempt', 'tellSettled'],
            },
            {
              guard: { type: 'isPaying', params: ({ event }) => ({ outcome: event.output }) },
              target: 'payment_pending',
              actions: { type: 'wait', params: ({ event }) => ({ outcome: event.output }) },
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
          'PAYMENT.RESTART': {
            guard: 'mayRestart',
            target: 'refreshing',
            actions: ['forgetAttempt', 'tellSettled'],
          },
        },
      },
      purchased: { entry: ['tellCompleted', 'tellSettled'] },
      bought_elsewhere: {},
    },
  });
}

function elsewhere() {
  return { target: 'bought_elsewhere', actions: 'keepElsewhere' } as const;
}

/** What the customer may choose while nothing is being bought. */
function choices() {
  return {
    'WAY.CHOOSE': { actions: ['chooseWay', 'tellWay'] },
    'LATER.CHOOSE': { actions: ['chooseLater', 'tellLater'] },
    'REGULATION.ACCEPT': { actions: ['accept', 'tellRegulation'] },
  } as const;
}

function laterOf(fundId: string | null) {
  return fundId === null ? { fundId: null } : { fundId };
}

/** The choice as the shop knows it from now on. */
function noted({ order, later }: CheckoutContext): CheckoutOrder['laterMethod'] {
  const fund = order?.methods
    .flatMap(({ funds }) => funds)
    .find(({ customerFundId }) => customerFundId === later?.fundId);
  return fund ? { kind: fund.type, fund } : { kind: 'wallet', fund: null };
}

function toPayOf({ order, walletPurchase = false }: CheckoutContext): number {
  return order ? paymentOf({ order, walletPurchase }).toPay : 0;
}

function cartOf({ order }: CheckoutContext) {
  if (!order) throw new Error('there is no order');
  return order.cart;
}

function attemptOf({ attempt }: CheckoutContext): string {
  if (attempt === null) throw new Error('there is no attempt');
  return attempt;
}

function depositInput(context: CheckoutContext): DepositInput {
  const { way, csc, pending } = context;
  if (pending) return { kind: 'known', depositId: pending.depositId };
  if (!way) throw new Error('there is nothing to pay with');
  const purchase = purchaseDataOf(context);
  return { kind: 'new', amount: toPayOf(context), purchase, way, csc, key: depositKey(attemptOf(context)) };
}

function missing(): Promise<never> {
  return Promise.reject(new Error('the actor is not provided'));
}
