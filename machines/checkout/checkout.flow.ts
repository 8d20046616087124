import type { SnapshotFrom } from 'xstate';
import type { FlowActor, FlowRef } from '#engine/flows/flow.ts';
import type { DepositSnapshot } from '../deposit/deposit.flow.ts';
import type { DepositEvent } from '../deposit/deposit.types.ts';
import type { createCheckoutMachine } from './checkout.machine.ts';
import type { CheckoutEvent } from './checkout.types.ts';

export type CheckoutMachine = ReturnType<typeof createCheckoutMachine>;
export type CheckoutSnapshot = SnapshotFrom<CheckoutMachine>;

/** The purchase of the cart on the page of the checkout. */
export const checkoutFlow: FlowRef<CheckoutSnapshot, CheckoutEvent> = { id: 'checkout', scope: 'page' };

/** The deposit that pays for it; null while nothing is being paid. */
export const checkoutDepositFlow: FlowRef<DepositSnapshot | null, DepositEvent> = {
  id: 'checkout.deposit',
  scope: 'page',
};

export type CheckoutDepositActor = FlowActor<DepositSnapshot | null, DepositEvent>;
