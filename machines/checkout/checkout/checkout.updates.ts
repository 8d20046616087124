import type { CheckoutOrder } from '#commerce/checkout/checkout-order.ts';
import type { WithDeposit, WithOutcome } from './checkout.params.ts';
import { getLaterChoice, isWaitingForCustomer } from './checkout.rules.ts';
import { getPaidInFromDeposit, getPaidInFromOutcome } from './checkout.steps.ts';
import type { BoughtCart, CheckoutContext, CheckoutPageData, PurchaseReference } from './checkout.types.ts';

type Update = Partial<CheckoutContext>;

/** The order as the page shows it. A choice of what pays later stays. */
export function applyCheckoutPage({ later }: Pick<CheckoutContext, 'later'>, shown: CheckoutPageData): Update {
  return { ...shown, later: later ?? getLaterChoice(shown.order) };
}

export function withOrder({ later }: Pick<CheckoutContext, 'later'>, order: CheckoutOrder): Update {
  return { order, later: later ?? getLaterChoice(order) };
}

/** A deposit that waits for the bank or the customer, from the outcome of its attempt. */
export function toPendingDeposit({ deposit }: WithOutcome['output']): CheckoutContext['pending'] {
  return (
    deposit && {
      depositId: deposit.depositId,
      message: deposit.notice?.message ?? null,
      instructions: deposit.instructions,
      dueAt: deposit.dueAt,
      mayRestart: isWaitingForCustomer(deposit),
    }
  );
}

/** The deposit to wait for, where a new one is not settled at once. */
export function withPending({ output }: WithDeposit): Update {
  if (output.kind !== 'pending') return {};
  return { pending: { ...output.pending, depositId: output.depositId, mayRestart: false } };
}

export function createBoughtCart(
  { paidIn, order }: Pick<CheckoutContext, 'paidIn' | 'order'>,
  { checkoutId }: PurchaseReference,
): BoughtCart {
  return { checkoutId, paidIn, cart: order?.cart ?? null };
}

export function createBoughtCartFromDeposit(
  { order }: Pick<CheckoutContext, 'order'>,
  { output }: WithDeposit,
): BoughtCart | null {
  if (output.kind !== 'completed') return null;
  return { checkoutId: output.checkoutId ?? '', paidIn: getPaidInFromDeposit({ output }), cart: order?.cart ?? null };
}

export function createBoughtCartFromOutcome(
  { asked, order, paidIn }: Pick<CheckoutContext, 'asked' | 'paidIn' | 'order'>,
  { output: outcome }: WithOutcome,
): BoughtCart {
  return {
    checkoutId: outcome.checkoutId ?? '',
    paidIn: getPaidInFromOutcome({ output: outcome }) ?? paidIn,
    // Without a poll the page was reloaded meanwhile, and the cart may hold other items by now.
    cart: asked > 0 ? (order?.cart ?? null) : null,
  };
}
