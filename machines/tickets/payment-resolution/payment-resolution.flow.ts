import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { paymentResolutionMachine } from './payment-resolution.machine.ts';
import type { PaymentResolutionEvent } from './payment-resolution.types.ts';

/** What of a customer's recurring purchases waits for them. */
export const paymentResolutionFlow: FlowRef<SnapshotFrom<typeof paymentResolutionMachine>, PaymentResolutionEvent> = {
  id: 'payment-resolution',
  scope: 'page',
};
