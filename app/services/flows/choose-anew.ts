import { paymentChoiceFlow } from '#machines/wallet/payment-choice/payment-choice.flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Restarts the choice of a payment method, with those saved by now. */
export function resetPaymentChoice({ flows }: Pick<FlowLoaderDependencies, 'flows'>): void {
  flows().current(paymentChoiceFlow)?.send({ type: 'CHOICE.RESET' });
}
