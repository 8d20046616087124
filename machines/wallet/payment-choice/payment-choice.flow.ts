import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { paymentChoiceMachine } from './payment-choice.machine.ts';
import type { PaymentChoiceEvent } from './payment-choice.types.ts';

export type PaymentChoiceSnapshot = SnapshotFrom<typeof paymentChoiceMachine>;

/** How a customer pays, on a page that takes payment. */
export const paymentChoiceFlow: FlowRef<PaymentChoiceSnapshot, PaymentChoiceEvent> = {
  id: 'payment-choice',
  scope: 'page',
};
