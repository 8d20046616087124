import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { CartWithPaymentMeans } from '#commerce/checkout/checkout-order.ts';
import type { FormSurroundings } from '../../_kit/form/form.types.ts';
import { createDepositMachine } from '../../wallet/deposit/deposit.machine.ts';
import { getDepositFailureFromOutput } from '../../wallet/deposit/deposit.public.ts';
import { saveEnteredCardMachine } from '../../wallet/save-entered-card/save-entered-card.machine.ts';
import { checkoutGuards } from './checkout.guards.ts';
import type {
  ActorErrorParam,
  CheckoutOutcomeParam,
  DepositOutputParam,
  SaveEnteredCardOutputParam,
} from './checkout.params.ts';
import { toCheckoutFailure } from './checkout.rules.ts';
import {
  clearLaterChoiceOfRefusedCard,
  createCheckoutStepCompletedEvent,
  getCartBeingBought,
  getCompletedDepositFromOutcome,
  getCompletedDepositFromOutput,
  getFailureFromOutcome,
  hasSavedNewCard,
  isCheckoutStepNewlyDone,
  NOT_BOUGHT_FAILURE,
  PAID_IN_NOT_BOUGHT_FAILURE,
  rejectMissingActor,
  toCardSaveFailure,
  toContextAfterCardSave,
  toLaterMethodOfCurrentChoice,
} from './checkout.steps.ts';
import type {
  CheckoutAnalyticsStep,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutMachineContext,
  CheckoutOutcome,
  OrderItemNumbersChange,
  PurchaseActorInput,
  PurchaseReference,
} from './checkout.types.ts';
import {
  createCompletedPurchase,
  createCompletedPurchaseFromDeposit,
  createCompletedPurchaseFromOutcome,
  getPendingDepositFromOutcome,
  toCheckoutOrderUpdate,
  toCheckoutPageUpdate,
  toPendingDepositUpdateFromOutput,
} from './checkout.updates.ts';

/** In milliseconds: delays before the outcome of an attempt is queried again. */
export const checkoutDelays = { outcomeRetryDelay: 2_000, pollInterval: 5_000 };

const types = {} as {
  context: CheckoutMachineContext;
  events: CheckoutEvent;
  emitted: CheckoutEmitted;
  input: CheckoutInput;
};

export function createCheckoutSetup(surroundings: FormSurroundings) {
  return setup({
    types,
    delays: checkoutDelays,
    actors: {
      fetchOrder: fromPromise<CartWithPaymentMeans>(() => rejectMissingActor()),
      changeNumbers: fromPromise<void, OrderItemNumbersChange>(() => rejectMissingActor()),
      storeAttempt: fromPromise<void, { readonly attempt: string }>(() => rejectMissingActor()),
      setLaterMethod: fromPromise<void, { readonly fundId: string | null }>(() => rejectMissingActor()),
      purchase: fromPromise<PurchaseReference, PurchaseActorInput>(() => rejectMissingActor()),
      saveCard: saveEnteredCardMachine,
      deposit: createDepositMachine(surroundings),
      fetchOutcome: fromPromise<CheckoutOutcome, { readonly attempt: string }>(() => rejectMissingActor()),
    },
    guards: checkoutGuards,
    actions: {
      setPageData: assign(({ context, event }) =>
        event.type === 'PAGE_DATA.RECEIVED' ? toCheckoutPageUpdate(context, event.pageData) : {},
      ),
      setOrder: assign(({ context }, { output: order }: { readonly output: CartWithPaymentMeans }) =>
        toCheckoutOrderUpdate(context, order),
      ),
      emitStarted: emit(({ context }) => ({ type: 'checkout.started', cart: getCartBeingBought(context) })),
      // Returning to the choice selects a way automatically, so the failure stays until the order is placed again.
      setWayToPay: assign(({ event }) =>
        event.type === 'WAY.CHOOSE'
          ? { way: event.way, csc: event.csc, missingDetail: event.missingDetail ?? null }
          : {},
      ),
      emitStep: enqueueActions(({ context, enqueue }, { step }: { readonly step: CheckoutAnalyticsStep }) => {
        if (!isCheckoutStepNewlyDone(context, step)) return;
        enqueue.assign({ steps: [...context.steps, step] });
        enqueue.emit(createCheckoutStepCompletedEvent(context, step));
      }),
      setLaterMethodChoice: assign(({ event }) =>
        event.type === 'LATER_METHOD.CHOOSE' ? { later: event.later, failure: null } : {},
      ),
      setRegulationAccepted: assign(({ event }) =>
        event.type === 'REGULATION.ACCEPT' ? { isAccepted: event.isAccepted } : {},
      ),
      showMissingSteps: assign(({ context }) => ({
        areMissingStepsShown: true,
        pointedOut: context.pointedOut + 1,
        failure: null,
      })),
      startAttempt: assign(({ context }) => ({
        attempt: context.attempt ?? surroundings.newKey(),
        outcomeQueries: 0,
        failure: null,
        pending: null,
        // Nothing is missing now; card fields that reload after a refusal must not be pointed out.
        areMissingStepsShown: false,
      })),
      emitPlaced: emit(({ context }) => createCheckoutStepCompletedEvent(context, 'order_placed')),
      setOrderLaterMethod: assign(({ context }) =>
        context.order ? { order: { ...context.order, laterMethod: toLaterMethodOfCurrentChoice(context) } } : {},
      ),
      setSavedCard: assign((_, output: SaveEnteredCardOutputParam) => toContextAfterCardSave(output)),
      recordNotSaved: assign((_, output: SaveEnteredCardOutputParam) => ({ failure: toCardSaveFailure(output) })),
      recordFailure: assign((_, { error }: ActorErrorParam) => ({ failure: toCheckoutFailure(error) })),
      recordDepositWithoutPurchase: assign((_, outcome: CheckoutOutcomeParam) => ({
        failure: PAID_IN_NOT_BOUGHT_FAILURE,
        completedDeposit: getCompletedDepositFromOutcome(outcome),
      })),
      recordNotBought: assign({ failure: NOT_BOUGHT_FAILURE, outcomeQueries: 0 }),
      recordDepositFailure: assign((_, { output }: DepositOutputParam) =>
        output.kind === 'failed' ? { failure: { code: output.failure.code, reason: output.failure.reason } } : {},
      ),
      emitRefused: emit(({ context }, { output }: DepositOutputParam) => ({
        type: 'payment.refused' as const,
        hasSavedCard: hasSavedNewCard(context, output),
        failure: getDepositFailureFromOutput(output),
      })),
      emitNotSaved: emit((_, { output }: SaveEnteredCardOutputParam) => ({
        type: 'payment.refused' as const,
        hasSavedCard: false,
        failure: output.kind === 'failed' ? output.failure : null,
      })),
      emitDeclined: emit((_, outcome: CheckoutOutcomeParam) => ({
        type: 'payment.refused' as const,
        hasSavedCard: false,
        failure: { ...getFailureFromOutcome(outcome), status: 0 },
      })),
      recordOutcomeFailure: assign((_, outcome: CheckoutOutcomeParam) => ({ failure: getFailureFromOutcome(outcome) })),
      clearRefusedLaterMethod: assign(({ context }) => clearLaterChoiceOfRefusedCard(context)),
      clearAttempt: assign({ attempt: null, outcomeQueries: 0, csc: null, pending: null }),
      emitSettled: emit({ type: 'attempt.settled' }),
      incrementOutcomeQueries: assign(({ context }) => ({ outcomeQueries: context.outcomeQueries + 1 })),
      setPendingFromOutcome: assign((_, { output: outcome }: CheckoutOutcomeParam) => ({
        outcomeQueries: 0,
        pending: getPendingDepositFromOutcome(outcome),
      })),
      setPendingFromDeposit: assign((_, deposit: DepositOutputParam) => toPendingDepositUpdateFromOutput(deposit)),
      switchToWalletPayment: assign((_, paid: DepositOutputParam) => ({
        way: null,
        csc: null,
        completedDeposit: getCompletedDepositFromOutput(paid),
      })),
      setPurchaseFromReceipt: assign(({ context }, { output: receipt }: { readonly output: PurchaseReference }) => ({
        completedPurchase: createCompletedPurchase(context, receipt),
      })),
      setPurchaseFromOutcome: assign(({ context }, outcome: CheckoutOutcomeParam) => ({
        completedPurchase: createCompletedPurchaseFromOutcome(context, outcome),
      })),
      setPurchaseFromDeposit: assign(({ context }, deposit: DepositOutputParam) => ({
        completedPurchase: createCompletedPurchaseFromDeposit(context, deposit),
      })),
      setPurchaseFromOtherTab: assign(({ event }) =>
        event.type === 'PURCHASE.ELSEWHERE'
          ? { completedPurchase: { checkoutId: event.checkoutId, completedDeposit: null, cart: null } }
          : {},
      ),
      emitChanged: emit({ type: 'order.changed' }),
      emitCompleted: emit(({ context: { completedPurchase, facts } }) => {
        if (!completedPurchase) throw new Error('nothing was bought');
        return { type: 'purchase.completed', bought: completedPurchase, facts: facts ?? null };
      }),
    },
  });
}
