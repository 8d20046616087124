import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { getFormFlow } from '#machines/_kit/form/form.flow.ts';
import { formView } from '#machines/_kit/form/form.view.ts';
import type { LimitPeriod } from '#schemas/generated/api/types.gen.ts';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import type { LimitUsage } from './limit-manager.data.ts';
import { limitManagerMessages } from './limit-manager.messages.gen.ts';

interface LimitFormProps {
  /** Unique on the page. */
  readonly id: string;
  readonly of: 'spending' | 'deposits';
  readonly form: PageFormDefinition;
  readonly period: LimitPeriod;
  /** The limit that is changed; null for a new one. */
  readonly row: LimitUsage | null;
  readonly close: () => void;
}

export function LimitForm({ id, of, form, period, row, close }: LimitFormProps) {
  const messages = useMessages(limitManagerMessages);
  const { view, send } = useFlow(getFormFlow(of === 'spending' ? 'spend-limit' : 'precommitment-limit'), formView);
  const heading = useRef<HTMLHeadingElement>(null);
  const typed = row?.typed ?? '';
  const isSet = String(row !== null);

  // No reset while the machine loads: it has no state yet, and a reset re-creates the field being typed in.
  const wasUsed = useRef(view !== null);
  useEffect(() => {
    send({ type: 'FORM.FILL', values: typed === '' ? {} : { limit: typed }, about: { period, isSet } });
    if (wasUsed.current) send({ type: 'FORM.RESET' });
    wasUsed.current = true;
    heading.current?.focus();
  }, [send, typed, period, isSet]);

  const wasSending = useRef(false);
  useEffect(() => {
    if (view?.state === 'submitting') wasSending.current = true;
    if (view?.state === 'success' && wasSending.current) close();
  }, [view?.state, close]);

  return (
    <div className="limit-manager__form">
      <h2 ref={heading} id={`${id}-heading`} tabIndex={-1}>
        {row ? messages.change() : messages.set({ kind: of, period })}
      </h2>
      <FormPanel
        id={id}
        data={form}
        view={view}
        send={send}
        labelledBy={`${id}-heading`}
        submitLabel={messages.save()}
        initial={typed === '' ? {} : { limit: typed }}
      />
      <button type="button" className="button button--quiet" onClick={close}>
        {messages.cancel()}
      </button>
    </div>
  );
}
