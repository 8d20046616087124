import { useEffect } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { type PaymentChoiceSnapshot, paymentChoiceFlow } from '#machines/payment-choice/payment-choice.flow.ts';
import { type PaymentChoiceView, paymentChoiceView } from '#machines/payment-choice/payment-choice.view.ts';
import { useCheckout } from '../_ui/checkout/use-checkout.ts';
import type { PaymentStepData } from './payment-step.data.ts';
import type { PaymentStepProps } from './payment-step.gen.ts';

const WORDS = {
  heading: 'How you pay',
  covered: 'Your wallet pays for everything.',
  missing: 'Please choose how to pay.',
};

export function PaymentStep({ props, data, slots }: BlockProps<PaymentStepProps, PaymentStepData | null, 'choice'>) {
  const { view } = useCheckout();
  const toPay = view?.shown?.payment.toPay ?? data?.toPay;
  if (toPay === undefined) return null;
  return (
    <section className="payment-step">
      <h2>{props.heading ?? WORDS.heading}</h2>
      {toPay === 0 ? (
        <p>{props.covered ?? WORDS.covered}</p>
      ) : (
        <>
          <JoinedChoice toPay={toPay} isPointedOut={view?.missing.includes('payment_method') === true} />
          {slots.choice}
        </>
      )}
    </section>
  );
}

interface JoinedChoiceProps {
  readonly toPay: number;
  readonly isPointedOut: boolean;
}

/** Tells the ways to pay what they are for, and the checkout what was chosen of them. */
function JoinedChoice({ toPay, isPointedOut }: JoinedChoiceProps) {
  const { send } = useCheckout();
  const choosing = useFlow(paymentChoiceFlow, choiceOf);
  const { send: tell } = choosing;
  useEffect(() => tell({ type: 'PAYMENT.BEGIN', purpose: 'purchase', amount: toPay }), [tell, toPay]);
  const key = JSON.stringify(choosing.view);
  useEffect(() => {
    const choice: PaymentChoiceView['choice'] = JSON.parse(key);
    send({ type: 'WAY.CHOOSE', way: choice?.way ?? null, csc: choice?.csc ?? null });
  }, [send, key]);
  useEffect(() => {
    if (isPointedOut) tell({ type: 'CHOICE.CHECK' });
  }, [isPointedOut, tell]);
  return isPointedOut ? <p className="field__error">{WORDS.missing}</p> : null;
}

function choiceOf(snapshot: PaymentChoiceSnapshot): PaymentChoiceView['choice'] {
  return paymentChoiceView(snapshot, String).choice;
}
