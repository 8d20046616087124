import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { CheckoutOrder } from '#commerce/checkout/checkout-order.ts';
import type { FormInput } from '../../_kit/form/form.types.ts';
import { addCardMachine } from '../../wallet/add-card/add-card.machine.ts';
import { createDepositMachine } from '../../wallet/deposit/deposit.machine.ts';
import { getDepositFailure } from '../../wallet/deposit/deposit.public.ts';
import { checkoutGuards } from './checkout.guards.ts';
import type { WithCard, WithDeposit, WithError, WithOutcome } from './checkout.params.ts';
import { toCheckoutFailure } from './checkout.rules.ts';
import {
  createStepCompletedEvent,
  discardRefusedCard,
  getOrderCart,
  getPaidInFromDeposit,
  getPaidInFromOutcome,
  hasSavedCard,
  isNewlyDone,
  NOT_BOUGHT,
  PAID_IN,
  rejectMissingActor,
  toCardSaveFailure,
  toSavedCardContext,
  toSavedLaterMethod,
} from './checkout.steps.ts';
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutOutcome,
  CheckoutStep,
  NumbersChange,
  PurchaseOrder,
  PurchaseReference,
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

export function createCheckoutSetup(surroundings: Pick<FormInput, 'today' | 'newKey'>) {
  return setup({
    types,
    delays: checkoutDelays,
    actors: {
      readOrder: fromPromise<CheckoutOrder>(() => rejectMissingActor()),
      changeNumbers: fromPromise<void, NumbersChange>(() => rejectMissingActor()),
      keepAttempt: fromPromise<void, { readonly attempt: string }>(() => rejectMissingActor()),
      setLaterMethod: fromPromise<void, { readonly fundId: string | null }>(() => rejectMissingActor()),
      purchase: fromPromise<PurchaseReference, PurchaseOrder>(() => rejectMissingActor()),
      saveCard: addCardMachine,
      deposit: createDepositMachine(surroundings),
      askOutcome: fromPromise<CheckoutOutcome, { readonly attempt: string }>(() => rejectMissingActor()),
    },
    guards: checkoutGuards,
    actions: {
      show: assign(({ context, event }) =>
        event.type === 'CHECKOUT.SHOW' ? applyCheckoutPage(context, event.shown) : {},
      ),
      renew: assign(({ context }, { output: order }: { readonly output: CheckoutOrder }) => withOrder(context, order)),
      emitStarted: emit(({ context }) => ({ type: 'checkout.started', cart: getOrderCart(context) })),
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
      keepSaved: assign((_, output: WithCard) => toSavedCardContext(output)),
      recordNotSaved: assign((_, output: WithCard) => ({ failure: toCardSaveFailure(output) })),
      recordFailure: assign((_, { error }: WithError) => ({ failure: toCheckoutFailure(error) })),
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
      emitDeclined: emit((_, { output: outcome }: WithOutcome) => ({
        type: 'payment.refused' as const,
        hasSavedCard: false,
        failure: { ...(outcome.deposit?.failure ?? NOT_BOUGHT), status: 0 },
      })),
      recordFailed: assign((_, { output: outcome }: WithOutcome) => ({
        failure: outcome.deposit?.failure ?? NOT_BOUGHT,
      })),
      withdrawLater: assign(({ context }) => discardRefusedCard(context)),
      forgetAttempt: assign({ attempt: null, asked: 0, csc: null, pending: null }),
      emitSettled: emit({ type: 'attempt.settled' }),
      countAsked: assign(({ context }) => ({ asked: context.asked + 1 })),
      wait: assign((_, { output: outcome }: WithOutcome) => ({ asked: 0, pending: toPendingDeposit(outcome) })),
      waitForDeposit: assign((_, deposit: WithDeposit) => withPending(deposit)),
      spendWallet: assign((_, paid: WithDeposit) => ({ way: null, csc: null, paidIn: getPaidInFromDeposit(paid) })),
      keepReceipt: assign(({ context }, { output: receipt }: { readonly output: PurchaseReference }) => ({
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
  });
}
