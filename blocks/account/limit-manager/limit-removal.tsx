import { useEffect, useRef } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { AccountButtonActionEvent } from '#machines/_kit/account-button-action/account-button-action.types.ts';
import type { AccountButtonActionView } from '#machines/_kit/account-button-action/account-button-action.view.ts';
import { limitManagerMessages } from './limit-manager.messages.gen.ts';

interface LimitRemovalProps {
  readonly kind: 'spending' | 'deposits';
  readonly view: AccountButtonActionView;
  readonly send: (event: AccountButtonActionEvent) => void;
}

/** Confirms the removal of a limit, or shows why it failed. */
export function LimitRemovalConfirmation({ kind, view: { step, refusal }, send }: LimitRemovalProps) {
  const messages = useMessages(limitManagerMessages);
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (step === 'refused') {
    return (
      <div role="alert">
        <p className="field__error">{refusal ?? messages.failed()}</p>
        <button type="button" className="button button--secondary" onClick={() => send({ type: 'CHANGE.CANCEL' })}>
          {messages.close()}
        </button>
      </div>
    );
  }
  const isChanging = step === 'changing';
  return (
    <div>
      <p ref={heading} tabIndex={-1}>
        <strong>{messages.removeHeading({ kind })}</strong> {messages.removing({ kind })}
      </p>
      <p className="actions">
        <button
          type="button"
          className="button"
          aria-disabled={isChanging || undefined}
          onClick={() => send({ type: 'CHANGE.CONFIRM' })}
        >
          {isChanging ? messages.endingNow() : messages.confirm()}
        </button>
        <button
          type="button"
          className="button button--secondary"
          disabled={isChanging}
          onClick={() => send({ type: 'CHANGE.CANCEL' })}
        >
          {messages.keep()}
        </button>
      </p>
    </div>
  );
}
