import type { FlowRef } from '#engine/flows/flow.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { PaypalDepositSnapshot } from '#machines/wallet/paypal-deposit/paypal-deposit.flow.ts';
import type { PaypalDepositEvent } from '#machines/wallet/paypal-deposit/paypal-deposit.types.ts';
import { getPaypalDepositStep } from '#machines/wallet/paypal-deposit/paypal-deposit.view.ts';
import { type PaymentProgressMessages, paymentProgressMessages } from './payment-progress.messages.gen.ts';

const STEPS = {
  asking: 'paypalAsking',
  redirected: 'paypalRedirected',
  checking: 'paypalChecking',
} as const satisfies Record<NonNullable<ReturnType<typeof getPaypalDepositStep>>, keyof PaymentProgressMessages>;

interface PaypalStepProps {
  readonly id: string;
  readonly flow: FlowRef<PaypalDepositSnapshot | null, PaypalDepositEvent>;
}

/** PayPal step: before the redirect, and after a return without outcome. */
export function PaypalStep({ id, flow }: PaypalStepProps) {
  const messages = useMessages(paymentProgressMessages);
  const { view: step, send } = useFlow(flow, getPaypalDepositStep);
  if (step === null) return null;
  return (
    <section
      className="payment-progress__panel card ground-surface"
      aria-labelledby={id}
      aria-busy={step !== 'redirected'}
    >
      <h2 id={id}>{messages.paypalHeading()}</h2>
      <p role="status">{messages[STEPS[step]]()}</p>
      {step === 'redirected' ? (
        <p className="actions">
          <button type="button" className="button" onClick={() => send({ type: 'PAYPAL.OPEN' })}>
            {messages.paypalOpen()}
          </button>
          <button type="button" className="button button--secondary" onClick={() => send({ type: 'PAYPAL.CHECK' })}>
            {messages.paypalCheck()}
          </button>
          <button type="button" className="button button--quiet" onClick={() => send({ type: 'PAYPAL.LEAVE' })}>
            {messages.payAnotherWay()}
          </button>
        </p>
      ) : null}
    </section>
  );
}
