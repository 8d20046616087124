import type { CartWithPaymentMeans } from '#commerce/checkout/checkout-order.ts';
import type { CheckoutOutcomeParam, DepositOutputParam } from './checkout.params.ts';
import { getStoredLaterPaymentChoice, isDepositWaitingForCustomer } from './checkout.rules.ts';
import { getCompletedDepositFromOutcome, getCompletedDepositFromOutput } from './checkout.steps.ts';
import type {
  CheckoutMachineContext,
  CheckoutPageData,
  CompletedPurchase,
  PurchaseReference,
} from './checkout.types.ts';

type Update = Partial<CheckoutMachineContext>;

/** The order as the page shows it. A choice of what pays later stays. */
export function toCheckoutPageUpdate(
  { later }: Pick<CheckoutMachineContext, 'later'>,
  shown: CheckoutPageData,
): Update {
  return { ...shown, later: later ?? getStoredLaterPaymentChoice(shown.order) };
}

export function toCheckoutOrderUpdate(
  { later }: Pick<CheckoutMachineContext, 'later'>,
  order: CartWithPaymentMeans,
): Update {
  return { order, later: later ?? getStoredLaterPaymentChoice(order) };
}

/** A deposit that waits for the bank or the customer, from the outcome of its attempt. */
export function getPendingDepositFromOutcome({
  deposit,
}: CheckoutOutcomeParam['output']): CheckoutMachineContext['pending'] {
  return (
    deposit && {
      depositId: deposit.depositId,
      message: deposit.notice?.message ?? null,
      instructions: deposit.instructions,
      dueAt: deposit.dueAt,
      mayRestart: isDepositWaitingForCustomer(deposit),
    }
  );
}

/** The deposit to wait for, where a new one is not settled at once. */
export function toPendingDepositUpdateFromOutput({ output }: DepositOutputParam): Update {
  if (output.kind !== 'pending') return {};
  return { pending: { ...output.pending, depositId: output.depositId, mayRestart: false } };
}

export function createCompletedPurchase(
  { completedDeposit, order }: Pick<CheckoutMachineContext, 'completedDeposit' | 'order'>,
  { checkoutId }: PurchaseReference,
): CompletedPurchase {
  return { checkoutId, completedDeposit, cart: order?.cart ?? null };
}

export function createCompletedPurchaseFromDeposit(
  { order }: Pick<CheckoutMachineContext, 'order'>,
  { output }: DepositOutputParam,
): CompletedPurchase | null {
  if (output.kind !== 'completed') return null;
  return {
    checkoutId: output.checkoutId ?? '',
    completedDeposit: getCompletedDepositFromOutput({ output }),
    cart: order?.cart ?? null,
  };
}

export function createCompletedPurchaseFromOutcome(
  {
    outcomeQueries,
    order,
    completedDeposit,
  }: Pick<CheckoutMachineContext, 'outcomeQueries' | 'completedDeposit' | 'order'>,
  { output: outcome }: CheckoutOutcomeParam,
): CompletedPurchase {
  return {
    checkoutId: outcome.checkoutId ?? '',
    completedDeposit: getCompletedDepositFromOutcome({ output: outcome }) ?? completedDeposit,
    // Without a poll the page may have been reloaded, and its cart may contain other items.
    cart: outcomeQueries > 0 ? (order?.cart ?? null) : null,
  };
}
