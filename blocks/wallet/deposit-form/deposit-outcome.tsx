import { useEffect, useRef } from 'react';
import type { MinorUnits } from '#domain/money.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { DepositOutput, PendingDepositNotice } from '#machines/wallet/deposit/deposit.types.ts';
import type { DepositFormEvent } from '#machines/wallet/deposit-form/deposit-form.types.ts';
import type { DepositInstructions } from '#schemas/generated/api/types.gen.ts';
import { type DepositFormMessages, depositFormMessages } from './deposit-form.messages.gen.ts';

interface DepositOutcomeProps {
  readonly output: DepositOutput | null;
  readonly amount: MinorUnits | null;
  readonly show: (amount: MinorUnits) => string;
  readonly send: (event: DepositFormEvent) => void;
}

/** What the customer has done, and what is still to do. */
export function AcceptedDepositPanel({ output, amount, show, send }: DepositOutcomeProps) {
  const messages = useMessages(depositFormMessages);
  const href = useRouteHrefBuilder();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const pending = output?.kind === 'pending' ? output.pending : null;
  const depositId = output?.kind === 'pending' ? output.depositId : null;
  return (
    <div className="deposit-form__outcome" role="status">
      <h2 ref={heading} tabIndex={-1}>
        {headingOf(pending, messages)}
      </h2>
      {pending ? <p>{pending.message ?? messages.pendingText()}</p> : null}
      {pending?.instructions ? (
        <Instructions instructions={pending.instructions} amount={amount === null ? null : show(amount)} />
      ) : null}
      <p className="actions">
        {depositId === null ? null : (
          <a className="button button--secondary" href={href('my-account.deposit.details', { depositID: depositId })}>
            {messages.details()}
          </a>
        )}
        <button type="button" className="button button--secondary" onClick={() => send({ type: 'FORM.RESET' })}>
          {messages.another()}
        </button>
      </p>
    </div>
  );
}

function headingOf(pending: PendingDepositNotice | null, messages: DepositFormMessages): string {
  if (!pending) return messages.completed();
  return pending.instructions ? messages.toBeSent() : messages.pending();
}

interface InstructionsProps {
  readonly instructions: DepositInstructions;
  readonly amount: string | null;
}

function Instructions({ instructions, amount }: InstructionsProps) {
  const messages = useMessages(depositFormMessages);
  const instructionRows = (['billerCode', 'bankCode', 'accountNumber', 'accountName', 'reference'] as const).flatMap(
    (name) => {
      const value = instructions[name];
      return value === null ? [] : [{ name, value }];
    },
  );
  const rows = [...(amount === null ? [] : [{ name: 'amount' as const, value: amount }]), ...instructionRows];
  return (
    <>
      <h3>{messages.instructions()}</h3>
      <dl className="deposit-form__instructions">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{messages[name]()}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
