import type {
  ActorErrorParam,
  CheckoutOutcomeParam,
  DepositOutputParam,
  SaveEnteredCardOutputParam,
} from './checkout.params.ts';
import {
  findMissingCheckoutSteps,
  getLaterPaymentChoiceOrCurrentWay,
  isFinalPurchaseRefusal,
  isPurchaseOutcomeUnknown,
  mustSaveLaterPaymentChoice,
} from './checkout.rules.ts';
import { getCheckoutAmountDue } from './checkout.steps.ts';
import { type CheckoutMachineContext, NEW_CARD_PAYS_LATER } from './checkout.types.ts';

/** Polls of an attempt that the API does not know: a request that was still on its way has arrived by then. */
const MAX_POLLS = 4;

interface Checkout {
  readonly context: CheckoutMachineContext;
}

/** The conditions of the checkout's transitions. */
export const checkoutGuards = {
  hasAttempt: ({ context }: Checkout) => context.attempt !== null,
  isEmpty: ({ context }: Checkout) => (context.order?.cart.cartItems.length ?? 0) === 0,
  isBlocked: ({ context }: Checkout) => Object.keys(context.order?.cart.blockedReasons ?? {}).length > 0,
  isReady: ({ context }: Checkout) => context.order !== undefined && findMissingCheckoutSteps(context).length === 0,
  shouldSaveCard: ({ context }: Checkout) =>
    Boolean(context.order?.laterMethod) && getLaterPaymentChoiceOrCurrentWay(context) === NEW_CARD_PAYS_LATER,
  isCardSaved: (_: Checkout, { output }: SaveEnteredCardOutputParam) => output.kind === 'saved',
  shouldSetLaterMethod: ({ context }: Checkout) => mustSaveLaterPaymentChoice(context),
  needsDeposit: ({ context }: Checkout) => context.way !== null && getCheckoutAmountDue(context) > 0,
  isFinalRefusal: (_: Checkout, { error }: ActorErrorParam) => isFinalPurchaseRefusal(error),
  isOutcomeUnknown: (_: Checkout, { error }: ActorErrorParam) => isPurchaseOutcomeUnknown(error),
  isBought: (_: Checkout, { output: outcome }: CheckoutOutcomeParam) => outcome.checkoutId !== null,
  isFailed: (_: Checkout, { output: outcome }: CheckoutOutcomeParam) => outcome.deposit?.status === 'failed',
  isDepositCaptured: (_: Checkout, { output: outcome }: CheckoutOutcomeParam) => outcome.deposit?.status === 'captured',
  shouldAwaitPurchase: ({ context }: Checkout, { output: outcome }: CheckoutOutcomeParam) =>
    outcome.deposit?.status === 'captured' && context.outcomeQueries + 1 < MAX_POLLS,
  hasPendingDeposit: (_: Checkout, { output: outcome }: CheckoutOutcomeParam) => outcome.deposit !== null,
  canPollAgain: ({ context }: Checkout) => context.outcomeQueries + 1 < MAX_POLLS,
  canRestart: ({ context }: Checkout) => context.pending?.mayRestart === true,
  hasBought: (_: Checkout, { output }: DepositOutputParam) => output.kind === 'completed' && output.checkoutId !== null,
  isDepositCompleted: (_: Checkout, { output }: DepositOutputParam) => output.kind === 'completed',
  isPending: (_: Checkout, { output }: DepositOutputParam) => output.kind === 'pending',
  isDepositOutcomeUnknown: (_: Checkout, { output }: DepositOutputParam) =>
    output.kind === 'unanswered' || (output.kind === 'failed' && output.failure.code === 'idempotency_mismatch'),
  wasAbandonedAfterCreation: (_: Checkout, { output }: DepositOutputParam) =>
    output.kind === 'abandoned' && output.depositId !== null,
  canRetryAttempt: (_: Checkout, { output }: DepositOutputParam) =>
    output.kind === 'failed' && ![0, 422].includes(output.failure.status),
  hasFailed: (_: Checkout, { output }: DepositOutputParam) => output.kind === 'failed',
};
