import { useEffect, useRef } from 'react';
import type { PaymentOption } from '#domain/payment/payment-options.ts';
import { useFlowMountElement } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { PaymentChoiceEvent } from '#machines/wallet/payment-choice/payment-choice.types.ts';
import type { PaymentChoiceView } from '#machines/wallet/payment-choice/payment-choice.view.ts';
import { CARD_FIELDS_MOUNT_NAME } from '#schemas/browser/mount-places.ts';
import { findFundAmongLookalikes, removeDuplicateFunds } from '../../_ui/checkout/disambiguate-fund.ts';
import { savedFundMessages } from '../../_ui/checkout/saved-fund.messages.gen.ts';
import { formMessagesMessages } from '../../_ui/form/form-messages.messages.gen.ts';
import { formatFormProblem } from '../../_ui/form/format-form-problem.ts';
import {
  describePaymentLimitProblem,
  formatPaymentOptionHint,
  formatPaymentOptionLabel,
} from './describe-payment-option.ts';
import { paymentChoiceMessages } from './payment-choice.messages.gen.ts';

interface PaymentOptionRowProps {
  /** Unique on the page. */
  readonly id: string;
  /** Shared by the options that exclude each other. */
  readonly name: string;
  readonly option: PaymentOption;
  readonly view: PaymentChoiceView;
  readonly note: string | undefined;
  readonly send: (event: PaymentChoiceEvent) => void;
}

/** A payment option, with its fields once it is chosen. */
export function PaymentOptionRow({ id, name, option, view, note, send }: PaymentOptionRowProps) {
  const isChosen = view.chosen?.id === option.id;
  const messages = useMessages(paymentChoiceMessages);
  const fundMessages = useMessages(savedFundMessages);
  const saved = removeDuplicateFunds(view.options.flatMap(({ fund }) => fund ?? []));
  const place = option.fund && findFundAmongLookalikes(option.fund, saved);
  const facts = [
    formatPaymentOptionHint(option, messages) ?? [],
    place ? fundMessages.savedOn(place) : [],
    option.fund?.isRefused ? messages.refused() : [],
  ].flat();
  const hint = facts.length > 0 ? facts.reduce((first, second) => messages.facts({ first, second })) : null;
  const problemMessages = useMessages(formMessagesMessages);
  const problem =
    option.problem && describePaymentLimitProblem(option.problem, view.purpose, messages, problemMessages);
  const describedByIds = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={`payment-choice__option${isChosen ? ' payment-choice__option--chosen' : ''}`}>
      <div className="form-tick">
        <input
          id={id}
          type="radio"
          name={name}
          value={option.id}
          checked={isChosen}
          aria-describedby={describedByIds || undefined}
          onChange={() => send({ type: 'METHOD.CHOOSE', optionId: option.id })}
        />
        <label htmlFor={id}>
          {formatPaymentOptionLabel(option, messages)}{' '}
          {option.fund?.isDefault ? <span className="badge">{messages.default()}</span> : null}
        </label>
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="payment-choice__about field__hint">
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className="payment-choice__about field__error">
          {problem}
        </p>
      ) : null}
      {isChosen && option.needsCode ? <SecurityCode id={`${id}-code`} view={view} send={send} /> : null}
      {isChosen && option.way.kind === 'new-card' ? <NewCard id={`${id}-card`} {...{ view, note, send }} /> : null}
    </div>
  );
}

type PartProps = Pick<PaymentOptionRowProps, 'id' | 'view' | 'send'>;

function SecurityCode({ id, view: { code, codeProblem }, send }: PartProps) {
  const messages = useMessages(paymentChoiceMessages);
  const problemMessages = useMessages(formMessagesMessages);
  return (
    <div className="field payment-choice__about payment-choice__code">
      <label htmlFor={id}>{messages.code()}</label>
      <p id={`${id}-help`} className="field__hint">
        {messages.codeHelp()}
      </p>
      {codeProblem ? (
        <p id={`${id}-error`} className="field__error">
          {formatFormProblem(codeProblem, problemMessages)}
        </p>
      ) : null}
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        required
        aria-invalid={codeProblem !== null}
        aria-describedby={codeProblem ? `${id}-help ${id}-error` : `${id}-help`}
        value={code}
        onChange={({ target }) => send({ type: 'CODE.CHANGE', code: target.value })}
      />
    </div>
  );
}

function NewCard({
  id,
  view: { cardFields, isDefault, paysLater },
  note,
  send,
}: PartProps & Pick<PaymentOptionRowProps, 'note'>) {
  const messages = useMessages(paymentChoiceMessages);
  const place = useFlowMountElement(CARD_FIELDS_MOUNT_NAME);
  // The card fields failed to load because their mount element did not exist.
  const hadNoPlace = useRef(cardFields === 'gave_up');
  useEffect(() => {
    if (!hadNoPlace.current) return;
    hadNoPlace.current = false;
    send({ type: 'CARD.RELOAD' });
  }, [send]);
  return (
    <div className="payment-choice__about payment-choice__card">
      {cardFields === 'gave_up' ? (
        <div role="alert" className="payment-choice__failed">
          <p>{messages.cardFailed()}</p>
          <button type="button" className="button button--secondary" onClick={() => send({ type: 'CARD.RELOAD' })}>
            {messages.retry()}
          </button>
        </div>
      ) : null}
      <div className={`payment-choice__frame${cardFields === 'gave_up' ? ' payment-choice__frame--failed' : ''}`}>
        <p role="status" className="field__hint payment-choice__status">
          {cardFields === 'waiting' ? messages.cardLoading() : null}
        </p>
        {/* The gateway owns the content of this element: do not render anything into it. */}
        <div ref={place} className="payment-choice__fields" />
      </div>
      {paysLater ? (
        <p>{messages.paysLater()}</p>
      ) : (
        <div className="form-tick">
          <input
            id={`${id}-default`}
            type="checkbox"
            checked={isDefault}
            onChange={({ target }) => send({ type: 'DEFAULT.CHANGE', isDefault: target.checked })}
          />
          <label htmlFor={`${id}-default`}>{messages.makeDefault()}</label>
        </div>
      )}
      {note ? <p className="field__hint">{note}</p> : null}
    </div>
  );
}
