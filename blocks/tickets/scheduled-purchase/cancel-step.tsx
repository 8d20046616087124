import { useEffect, useRef } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { ScheduledPurchaseCancellationEvent } from '#machines/tickets/scheduled-purchase-cancellation/scheduled-purchase-cancellation.types.ts';
import type { ScheduledPurchaseCancellationView } from '#machines/tickets/scheduled-purchase-cancellation/scheduled-purchase-cancellation.view.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { ScheduledPurchaseProps } from './scheduled-purchase.gen.ts';
import { scheduledPurchaseMessages } from './scheduled-purchase.messages.gen.ts';

interface CancelStepProps {
  readonly id: string;
  readonly name: string;
  readonly view: ScheduledPurchaseCancellationView | null;
  readonly send: (event: ScheduledPurchaseCancellationEvent) => void;
  readonly help: ScheduledPurchaseProps['help'];
}

/** Confirms the cancellation of a purchase, and shows the result. */
export function CancelScheduledPurchaseStep({ id, name, view, send, help }: CancelStepProps) {
  const messages = useMessages(scheduledPurchaseMessages);
  const isHydrated = useHydrated();
  const question = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const state = view?.state ?? 'scheduled_status_active';
  const failure = view?.failure ?? null;
  const isQuestionShown = state === 'confirming' || state === 'cancelling';
  const isOver = state === 'scheduled_status_cancelled' || state === 'outdated';

  useEffect(() => {
    if (isQuestionShown) question.current?.focus();
    if (isOver) statusRef.current?.focus();
  }, [isQuestionShown, isOver]);

  return (
    <div className="scheduled-purchase__cancel">
      {state === 'scheduled_status_active' ? (
        <p>
          <button
            type="button"
            className="button button--secondary"
            disabled={!isHydrated}
            onClick={() => send({ type: 'CANCEL.REQUEST' })}
          >
            {messages.cancel({ name, hidden: (content) => <span className="visually-hidden">{content}</span> })}
          </button>
        </p>
      ) : null}
      {isQuestionShown ? (
        <div
          ref={question}
          className="scheduled-purchase__question card ground-surface"
          role="group"
          aria-label={messages.cancelQuestion()}
          tabIndex={-1}
        >
          <p>{messages.sure()}</p>
          {failure === null ? null : (
            <p role="alert" className="scheduled-purchase__error">
              {failure || messages.failed()} <Anchor link={help.link}>{help.label}</Anchor>
            </p>
          )}
          <p className="actions">
            <button
              type="button"
              className="button"
              aria-disabled={state === 'cancelling' || undefined}
              onClick={() => send({ type: 'CANCEL.CONFIRM', id })}
            >
              {state === 'cancelling' ? messages.cancelling() : messages.confirm()}
            </button>
            {state === 'confirming' ? (
              <button
                type="button"
                className="button button--secondary"
                onClick={() => send({ type: 'CANCEL.DISMISS' })}
              >
                {messages.keep()}
              </button>
            ) : null}
          </p>
        </div>
      ) : null}
      {isOver ? (
        <p ref={statusRef} role="status" tabIndex={-1}>
          {state === 'outdated' ? messages.outdated() : messages.cancelled()}
        </p>
      ) : null}
      <noscript>
        <p className="small">{messages.noScript()}</p>
      </noscript>
    </div>
  );
}
