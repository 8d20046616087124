import { useMemo } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { type PaymentChoiceSnapshot, paymentChoiceFlow } from '#machines/wallet/payment-choice/payment-choice.flow.ts';
import { paymentChoiceView } from '#machines/wallet/payment-choice/payment-choice.view.ts';
import type { PaymentChoiceProps } from './payment-choice.gen.ts';
import { paymentChoiceMessages } from './payment-choice.messages.gen.ts';
import { PaymentOptionRow } from './payment-option-row.tsx';

export function PaymentChoice({ id, props }: BlockProps<PaymentChoiceProps>) {
  const messages = useMessages(paymentChoiceMessages);
  const { view: snapshot, send } = useFlow(paymentChoiceFlow, asItIs);
  const view = useMemo(() => snapshot && paymentChoiceView(snapshot), [snapshot]);
  const step = view?.step ?? 'loading';
  const heading = props.heading ?? messages.heading();
  return (
    <div className="payment-choice" aria-busy={step === 'loading' || undefined}>
      <p className="payment-choice__status" role="status">
        {step === 'loading' ? messages.loading() : null}
      </p>
      {step === 'loading' ? (
        // Reserves the height of the options, to avoid a layout shift.
        <div className="payment-choice__placeholder" aria-hidden="true">
          <div className="payment-choice__option" />
          <div className="payment-choice__option" />
          <div className="payment-choice__option" />
        </div>
      ) : null}
      {step === 'unavailable' ? (
        <div className="payment-choice__failed" role="alert">
          <p>{messages.unavailable()}</p>
          <button type="button" className="button button--secondary" onClick={() => send({ type: 'METHODS.RELOAD' })}>
            {messages.retry()}
          </button>
        </div>
      ) : null}
      {view && step === 'choosing' ? (
        <fieldset className="payment-choice__options">
          <legend className="field__label">{heading}</legend>
          {view.options.length === 0 ? <p>{messages.none()}</p> : null}
          {view.options.map((option) => (
            <PaymentOptionRow
              key={option.id}
              id={`${id}-${option.id}`}
              name={`${id}-way`}
              option={option}
              view={view}
              note={props.note}
              send={send}
            />
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

function asItIs(snapshot: PaymentChoiceSnapshot): PaymentChoiceSnapshot {
  return snapshot;
}
