import type { WithCard, WithDeposit, WithError, WithOutcome } from './checkout.params.ts';
import {
  findMissingRequirements,
  isFinalRefusal,
  isPurchaseOutcomeUnknown,
  mustSaveLaterChoice,
  resolveLaterChoice,
} from './checkout.rules.ts';
import { getAmountDue } from './checkout.steps.ts';
import { type CheckoutContext, NEW_CARD } from './checkout.types.ts';

/** Polls of an attempt that the API does not know: a request that was still on its way has arrived by then. */
const MAX_POLLS = 4;

interface Checkout {
  readonly context: CheckoutContext;
}

/** The conditions of the checkout's transitions. */
export const checkoutGuards = {
  hasAttempt: ({ context }: Checkout) => context.attempt !== null,
  isEmpty: ({ context }: Checkout) => (context.order?.cart.cartItems.length ?? 0) === 0,
  isBlocked: ({ context }: Checkout) => Object.keys(context.order?.cart.blockedReasons ?? {}).length > 0,
  isReady: ({ context }: Checkout) => context.order !== undefined && findMissingRequirements(context).length === 0,
  savesCard: ({ context }: Checkout) => Boolean(context.order?.laterMethod) && resolveLaterChoice(context) === NEW_CARD,
  isSaved: (_: Checkout, { output }: WithCard) => output.kind === 'saved',
  laterChanges: ({ context }: Checkout) => mustSaveLaterChoice(context),
  needsDeposit: ({ context }: Checkout) => context.way !== null && getAmountDue(context) > 0,
  isRefusal: (_: Checkout, { error }: WithError) => isFinalRefusal(error),
  isUnanswered: (_: Checkout, { error }: WithError) => isPurchaseOutcomeUnknown(error),
  isBought: (_: Checkout, { output: outcome }: WithOutcome) => outcome.checkoutId !== null,
  isFailed: (_: Checkout, { output: outcome }: WithOutcome) => outcome.deposit?.status === 'failed',
  isPaidIn: (_: Checkout, { output: outcome }: WithOutcome) => outcome.deposit?.status === 'captured',
  isPaidInSoFar: ({ context }: Checkout, { output: outcome }: WithOutcome) =>
    outcome.deposit?.status === 'captured' && context.asked + 1 < MAX_POLLS,
  isPaying: (_: Checkout, { output: outcome }: WithOutcome) => outcome.deposit !== null,
  isUnknownYet: ({ context }: Checkout) => context.asked + 1 < MAX_POLLS,
  mayRestart: ({ context }: Checkout) => context.pending?.mayRestart === true,
  hasBought: (_: Checkout, { output }: WithDeposit) => output.kind === 'completed' && output.checkoutId !== null,
  hasPaidIn: (_: Checkout, { output }: WithDeposit) => output.kind === 'completed',
  isPending: (_: Checkout, { output }: WithDeposit) => output.kind === 'pending',
  wasUnanswered: (_: Checkout, { output }: WithDeposit) =>
    output.kind === 'unanswered' || (output.kind === 'failed' && output.failure.code === 'idempotency_mismatch'),
  wasStarted: (_: Checkout, { output }: WithDeposit) => output.kind === 'abandoned' && output.depositId !== null,
  wasNotHeard: (_: Checkout, { output }: WithDeposit) =>
    output.kind === 'failed' && ![0, 422].includes(output.failure.status),
  hasFailed: (_: Checkout, { output }: WithDeposit) => output.kind === 'failed',
};
