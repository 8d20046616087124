import { paymentChoiceFlow } from '#machines/payment-choice/payment-choice.flow.ts';
import { lastSavedCard } from '../payments/saved-card.ts';
import type { FlowContext } from './flow-context.ts';

/** The choice of a way to pay begins anew, with what the customer has saved by now. */
export function chooseAnew(context: Pick<FlowContext, 'commerce' | 'flows'>): void {
  const savedFundId = lastSavedCard(context);
  context
    .flows()
    .current(paymentChoiceFlow)
    ?.send({ type: 'CHOICE.RESET', ...(savedFundId !== undefined && { savedFundId }) });
}
