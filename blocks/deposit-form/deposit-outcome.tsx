import { useEffect, useRef } from 'react';
import type { DepositOutput } from '#machines/deposit/deposit.types.ts';
import type { DepositFormEvent } from '#machines/deposit-form/deposit-form.types.ts';
import type { DepositInstructions } from '#schemas/generated/api/types.gen.ts';
import { DEPOSIT_FORM_WORDS as WORDS } from './deposit-form-words.ts';

interface DepositOutcomeProps {
  readonly output: DepositOutput | null;
  readonly send: (event: DepositFormEvent) => void;
}

/** What the customer has done, and what is still to do. */
export function DepositOutcome({ output, send }: DepositOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const pending = output?.kind === 'pending' ? output.pending : null;
  return (
    <div className="deposit-form__outcome" role="status">
      <h2 ref={heading} tabIndex={-1}>
        {pending ? WORDS.pending : WORDS.completed}
      </h2>
      {pending ? <p>{pending.message ?? WORDS.pendingText}</p> : null}
      {pending?.instructions ? <Instructions instructions={pending.instructions} /> : null}
      <p>
        <button type="button" className="button button--secondary" onClick={() => send({ type: 'FORM.RESET' })}>
          {WORDS.another}
        </button>
      </p>
    </div>
  );
}

function Instructions({ instructions }: { readonly instructions: DepositInstructions }) {
  const words = WORDS.instructions;
  const rows = (['billerCode', 'bankCode', 'accountNumber', 'accountName', 'reference'] as const).flatMap((name) => {
    const value = instructions[name];
    return value === null ? [] : [{ name, value }];
  });
  return (
    <>
      <h3>{words.heading}</h3>
      <dl className="deposit-form__instructions">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{words[name]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
