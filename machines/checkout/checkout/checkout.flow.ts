import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { createCheckoutMachine } from './checkout.machine.ts';
import type { CheckoutEvent } from './checkout.types.ts';

export type CheckoutMachine = ReturnType<typeof createCheckoutMachine>;
export type CheckoutSnapshot = SnapshotFrom<CheckoutMachine>;

/** The purchase of the cart on the page of the checkout. */
export const checkoutFlow: FlowRef<CheckoutSnapshot, CheckoutEvent> = { id: 'checkout', scope: 'page' };
