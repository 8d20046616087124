import { useEffect, useRef } from 'react';
import type { FlowRef } from '#engine/flows/flow.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { type ChildFormSnapshot, childFormView } from '#machines/_kit/child/child-form.ts';
import type { FormEvent } from '#machines/_kit/form/form.types.ts';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import { paymentProgressMessages } from './payment-progress.messages.gen.ts';

interface BankAccountStepProps {
  readonly id: string;
  readonly form: PageFormDefinition;
  readonly flow: FlowRef<ChildFormSnapshot, FormEvent>;
  readonly send: (event: { readonly type: 'DEPOSIT.ABANDON' }) => void;
}

/** The account that a direct debit takes the money from. */
export function DirectDebitAccountEntryStep({ id, form, flow, send }: BankAccountStepProps) {
  const messages = useMessages(paymentProgressMessages);
  const account = useFlow(flow, childFormView);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="payment-progress__panel card ground-surface" aria-labelledby={`${id}-heading`}>
      <h2 ref={heading} id={`${id}-heading`} tabIndex={-1}>
        {messages.accountHeading()}
      </h2>
      <FormPanel
        id={id}
        data={form}
        view={account.view}
        send={account.send}
        labelledBy={`${id}-heading`}
        submitLabel={messages.accountSubmit()}
      />
      <p>
        <button type="button" className="button button--quiet" onClick={() => send({ type: 'DEPOSIT.ABANDON' })}>
          {messages.payAnotherWay()}
        </button>
      </p>
    </section>
  );
}
