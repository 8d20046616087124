import { useEffect, useRef } from 'react';
import type { MinorUnits } from '#domain/money.ts';
import type { DepositFormEvent } from '#machines/wallet/deposit-form/deposit-form.types.ts';
import type { DepositFormView } from '#machines/wallet/deposit-form/deposit-form.view.ts';
import { fillDepositText, DEPOSIT_FORM_WORDS as WORDS } from './deposit-form-words.ts';

interface DepositAgainProps {
  readonly again: NonNullable<DepositFormView['again']>;
  readonly show: (amount: MinorUnits) => string;
  readonly send: (event: DepositFormEvent) => void;
}

/** Asks whoever has just paid in, in another tab or on another device, whether to pay once more. */
export function RepeatDepositConfirmation({ again: { elsewhere, amount }, show, send }: DepositAgainProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className="form-summary" role="alert" tabIndex={-1}>
      <p className="form-summary__heading">{fillDepositText(WORDS.elsewhere, { amount: show(elsewhere) })}</p>
      <p>{WORDS.elsewhereText}</p>
      <p className="actions">
        <button type="button" className="button" onClick={() => send({ type: 'DEPOSIT.DECLINE' })}>
          {WORDS.decline}
        </button>
        <button type="button" className="button button--secondary" onClick={() => send({ type: 'DEPOSIT.CONFIRM' })}>
          {fillDepositText(WORDS.confirm, { amount: show(amount) })}
        </button>
      </p>
    </div>
  );
}
