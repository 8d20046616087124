import { useEffect, useRef } from 'react';
import { formatAmountWithoutZeroCents, getCurrencySymbol, type MoneyFormat, toMinorUnits } from '#domain/money.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { depositFormMessages } from './deposit-form.messages.gen.ts';

interface AmountFieldProps {
  readonly id: string;
  readonly text: string;
  readonly problem: string | null;
  /** In whole units. */
  readonly amounts: readonly number[];
  readonly money: MoneyFormat;
  readonly onChange: (text: string) => void;
}

/** The deposit amount, typed or chosen. */
export function DepositAmountField({ id, text, problem, amounts, money, onChange }: AmountFieldProps) {
  const messages = useMessages(depositFormMessages);
  const input = useRef<HTMLInputElement>(null);
  const hasSentTypedText = useRef(false);
  useEffect(() => {
    // Report an amount that was typed before hydration.
    const typed = input.current?.value ?? '';
    if (!hasSentTypedText.current && typed !== text) onChange(typed);
    hasSentTypedText.current = true;
  });

  function choose(amount: number) {
    if (input.current) input.current.value = String(amount);
    onChange(String(amount));
  }

  const describedByIds = [`${id}-help`, problem ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="field deposit-form__amount">
      <label htmlFor={id}>{messages.amount()}</label>
      <p id={`${id}-help`} className="field__hint">
        {messages.amountHelp()}
      </p>
      {problem ? (
        <p id={`${id}-error`} className="field__error">
          {problem}
        </p>
      ) : null}
      <span className="deposit-form__typed">
        <span aria-hidden="true">{getCurrencySymbol(money)}</span>
        <input
          ref={input}
          id={id}
          name="amount"
          inputMode="decimal"
          autoComplete="transaction-amount"
          required
          maxLength={10}
          aria-invalid={problem !== null}
          aria-describedby={describedByIds}
          defaultValue={text}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
      {amounts.length > 0 ? (
        <span className="actions">
          {amounts.map((amount) => (
            <button
              key={amount}
              type="button"
              className="button button--secondary"
              aria-label={messages.chooseAmount({ amount: toMinorUnits(amount, money.currency) })}
              onClick={() => choose(amount)}
            >
              {formatAmountWithoutZeroCents(toMinorUnits(amount, money.currency), money)}
            </button>
          ))}
        </span>
      ) : null}
    </div>
  );
}
