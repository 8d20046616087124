import { useEffect } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useSite } from '#engine/render/block-context.tsx';
import type { MissingPaymentDetail } from '#machines/checkout/checkout/checkout.types.ts';
import { type PaymentChoiceSnapshot, paymentChoiceFlow } from '#machines/wallet/payment-choice/payment-choice.flow.ts';
import { type PaymentChoiceView, paymentChoiceView } from '#machines/wallet/payment-choice/payment-choice.view.ts';
import { useSharedCheckoutFlow } from '../../_ui/checkout/use-checkout.ts';
import { paymentObstacleMessages } from '../_shared/payment-obstacle.messages.gen.ts';
import type { PaymentStepBlockData } from './payment-step.data.ts';
import type { PaymentStepProps } from './payment-step.gen.ts';
import { paymentStepMessages } from './payment-step.messages.gen.ts';

export function PaymentStep({
  props,
  data,
  slots,
}: BlockProps<PaymentStepProps, PaymentStepBlockData | null, 'choice'>) {
  const messages = useMessages(paymentStepMessages);
  const { view } = useSharedCheckoutFlow();
  const toPay = view?.shown?.payment.toPay ?? data?.toPay;
  if (toPay === undefined) return null;
  return (
    <section className="payment-step">
      <h2>{props.heading ?? messages.heading()}</h2>
      {toPay === 0 ? (
        <p>{props.covered ?? messages.covered()}</p>
      ) : (
        <>
          <JoinedChoice
            toPay={toPay}
            paysLater={Boolean(view?.shown?.order.laterMethod)}
            isPointedOut={view?.missing.includes('payment_method') === true}
            pointedOut={view?.pointedOut ?? 0}
            missingDetail={view?.missingDetail ?? null}
          />
          {slots.choice}
        </>
      )}
    </section>
  );
}

interface JoinedChoiceProps {
  readonly toPay: number;
  readonly paysLater: boolean;
  readonly isPointedOut: boolean;
  /** How often missing input was pointed out; each time, the choice is validated again. */
  readonly pointedOut: number;
  readonly missingDetail: MissingPaymentDetail | null;
}

/** Passes purpose and amount to the payment choice, and its choice to the checkout. */
function JoinedChoice({ toPay, paysLater, isPointedOut, pointedOut, missingDetail }: JoinedChoiceProps) {
  const obstacles = useMessages(paymentObstacleMessages);
  const { currency } = useSite();
  const { send } = useSharedCheckoutFlow();
  const choosing = useFlow(paymentChoiceFlow, chosenOf);
  const { send: sendToPaymentChoice } = choosing;
  useEffect(
    () => sendToPaymentChoice({ type: 'PAYMENT.BEGIN', purpose: 'purchase', amount: toPay, currency, paysLater }),
    [sendToPaymentChoice, toPay, currency, paysLater],
  );
  const key = JSON.stringify(choosing.view);
  useEffect(() => {
    const chosen: Chosen | null = JSON.parse(key);
    const { choice = null, missingDetail = null } = chosen ?? {};
    send({ type: 'WAY.CHOOSE', way: choice?.way ?? null, csc: choice?.csc ?? null, missingDetail });
  }, [send, key]);
  useEffect(() => {
    if (isPointedOut && pointedOut > 0) sendToPaymentChoice({ type: 'CHOICE.VALIDATE' });
  }, [isPointedOut, pointedOut, sendToPaymentChoice]);
  return isPointedOut ? <p className="field__error">{obstacles[missingDetail ?? 'method']()}</p> : null;
}

type Chosen = Pick<PaymentChoiceView, 'choice' | 'missingDetail'>;

function chosenOf(snapshot: PaymentChoiceSnapshot): Chosen {
  const { choice, missingDetail } = paymentChoiceView(snapshot);
  return { choice, missingDetail };
}
