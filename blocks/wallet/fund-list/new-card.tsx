import { useEffect, useRef } from 'react';
import { useFlowMountElement } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { CardSavingEvent } from '#machines/wallet/card-saving/card-saving.types.ts';
import type { CardSavingView } from '#machines/wallet/card-saving/card-saving.view.ts';
import { CARD_FIELDS_MOUNT_NAME } from '#schemas/browser/mount-places.ts';
import { usePaymentFailureFormatter } from '../../_ui/deposit/payment-failure.ts';
import { fundListMessages } from './fund-list.messages.gen.ts';

interface NewCardProps {
  /** Unique on the page. */
  readonly id: string;
  readonly view: CardSavingView;
  readonly note: string | undefined;
  readonly send: (event: CardSavingEvent) => void;
}

/** The fields of a new card, which are those of its gateway. */
export function NewPaymentCardForm({ id, view: { step, isDefault, failure }, note, send }: NewCardProps) {
  const messages = useMessages(fundListMessages);
  const formatFailure = usePaymentFailureFormatter();
  const place = useFlowMountElement(CARD_FIELDS_MOUNT_NAME);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isSaving = step === 'saving';
  const isLost = step === 'unavailable' || step === 'gave_up';
  return (
    <section className="fund-list__new card ground-surface" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {messages.cardHeading()}
      </h2>
      <p role="status">
        {step === 'finding' || step === 'waiting' ? messages.cardLoading() : isSaving ? messages.savingCard() : null}
      </p>
      {isLost ? (
        <div role="alert">
          <p>{step === 'unavailable' ? messages.cardUnavailable() : messages.cardFailed()}</p>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => send({ type: step === 'unavailable' ? 'CARD.OPEN' : 'CARD.RELOAD' })}
          >
            {messages.retry()}
          </button>
        </div>
      ) : null}
      {failure ? (
        <p className="field__error" role="alert">
          {formatFailure(failure)}
        </p>
      ) : null}
      {/* The script of the gateway fills this element: render nothing into it. */}
      <div ref={place} className="fund-list__fields" inert={isSaving} />
      <div className="form-tick">
        <input
          id={`${id}-default`}
          type="checkbox"
          checked={isDefault}
          disabled={isSaving}
          onChange={({ target }) => send({ type: 'DEFAULT.CHANGE', isDefault: target.checked })}
        />
        <label htmlFor={`${id}-default`}>{messages.cardDefault()}</label>
      </div>
      {note ? <p className="field__hint">{note}</p> : null}
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={step !== 'ready' && !isSaving}
          aria-disabled={isSaving || undefined}
          onClick={() => send({ type: 'CARD.SAVE' })}
        >
          {messages.saveCard()}
        </button>
        <button
          type="button"
          className="button button--quiet"
          disabled={isSaving}
          onClick={() => send({ type: 'CARD.CLOSE' })}
        >
          {messages.cancel()}
        </button>
      </p>
    </section>
  );
}
