import { paymentChoiceFlow } from '#machines/wallet/payment-choice/payment-choice.flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** The choice of a way to pay begins anew, with what the customer has saved by now. */
export function resetPaymentChoice({ flows }: Pick<FlowLoaderDependencies, 'flows'>): void {
  flows().current(paymentChoiceFlow)?.send({ type: 'CHOICE.RESET' });
}
