import type { FlowRef } from '#engine/flows/flow.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { PaypalDepositSnapshot } from '#machines/wallet/paypal-deposit/paypal-deposit.flow.ts';
import type { PaypalDepositEvent } from '#machines/wallet/paypal-deposit/paypal-deposit.types.ts';
import { getPaypalDepositStep } from '#machines/wallet/paypal-deposit/paypal-deposit.view.ts';
import { PAYMENT_PROGRESS_WORDS } from './payment-progress-words.ts';

const WORDS = PAYMENT_PROGRESS_WORDS.paypal;

interface PaypalStepProps {
  readonly id: string;
  readonly flow: FlowRef<PaypalDepositSnapshot | null, PaypalDepositEvent>;
}

/** PayPal, on the way there and for whoever comes back without an outcome. */
export function PaypalStep({ id, flow }: PaypalStepProps) {
  const { view: step, send } = useFlow(flow, getPaypalDepositStep);
  if (step === null) return null;
  return (
    <section
      className="payment-progress__panel card ground-surface"
      aria-labelledby={id}
      aria-busy={step !== 'redirected'}
    >
      <h2 id={id}>{WORDS.heading}</h2>
      <p role="status">{WORDS[step]}</p>
      {step === 'redirected' ? (
        <p className="actions">
          <button type="button" className="button" onClick={() => send({ type: 'PAYPAL.OPEN' })}>
            {WORDS.open}
          </button>
          <button type="button" className="button button--secondary" onClick={() => send({ type: 'PAYPAL.CHECK' })}>
            {WORDS.check}
          </button>
          <button type="button" className="button button--quiet" onClick={() => send({ type: 'PAYPAL.LEAVE' })}>
            {WORDS.leave}
          </button>
        </p>
      ) : null}
    </section>
  );
}
