import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { getFormFlow } from '#machines/_kit/form/form.flow.ts';
import { formView } from '#machines/_kit/form/form.view.ts';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import { fundListMessages } from './fund-list.messages.gen.ts';

interface NewAccountProps {
  /** Unique on the page. */
  readonly id: string;
  readonly form: PageFormDefinition;
  readonly isOverseas: boolean;
  readonly close: () => void;
}

export function NewBankAccountForm({ id, form, isOverseas, close }: NewAccountProps) {
  const messages = useMessages(fundListMessages);
  const { view, send } = useFlow(getFormFlow(isOverseas ? 'overseas-account' : 'bank-account'), formView);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasSending = useRef(false);
  // No reset while the machine loads: it has no state yet, and a reset re-creates the fields being typed in.
  const wasUsed = useRef(view !== null);
  useEffect(() => {
    if (wasUsed.current) send({ type: 'FORM.RESET' });
    heading.current?.focus();
  }, [send]);
  useEffect(() => {
    if (view?.state === 'submitting') wasSending.current = true;
    if (view?.state === 'success' && wasSending.current) close();
  }, [view?.state, close]);
  return (
    <section className="fund-list__new card ground-surface" aria-labelledby={`${id}-heading`}>
      <h2 ref={heading} id={`${id}-heading`} tabIndex={-1}>
        {isOverseas ? messages.overseasHeading() : messages.accountHeading()}
      </h2>
      <FormPanel
        id={id}
        data={form}
        view={view}
        send={send}
        labelledBy={`${id}-heading`}
        submitLabel={messages.saveAccount()}
      />
      <button type="button" className="button button--quiet fund-list__cancel" onClick={close}>
        {messages.cancel()}
      </button>
    </section>
  );
}
