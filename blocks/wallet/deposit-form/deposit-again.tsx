import { useEffect, useRef } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { DepositFormEvent } from '#machines/wallet/deposit-form/deposit-form.types.ts';
import type { DepositFormView } from '#machines/wallet/deposit-form/deposit-form.view.ts';
import { depositFormMessages } from './deposit-form.messages.gen.ts';

interface DepositAgainProps {
  readonly again: NonNullable<DepositFormView['again']>;
  readonly send: (event: DepositFormEvent) => void;
}

/** Asks a customer who has just deposited in another tab or device whether to deposit again. */
export function RepeatDepositConfirmation({ again: { elsewhere, amount }, send }: DepositAgainProps) {
  const messages = useMessages(depositFormMessages);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className="form-summary" role="alert" tabIndex={-1}>
      <p className="form-summary__heading">{messages.paidElsewhere({ amount: elsewhere })}</p>
      <p>{messages.paidElsewhereText()}</p>
      <p className="actions">
        <button type="button" className="button" onClick={() => send({ type: 'DEPOSIT.DECLINE' })}>
          {messages.declineAnother()}
        </button>
        <button type="button" className="button button--secondary" onClick={() => send({ type: 'DEPOSIT.CONFIRM' })}>
          {messages.confirmAnother({ amount })}
        </button>
      </p>
    </div>
  );
}
