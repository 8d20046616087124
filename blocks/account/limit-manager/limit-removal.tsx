import { useEffect, useRef } from 'react';
import type { AccountButtonActionEvent } from '#machines/_kit/account-button-action/account-button-action.types.ts';
import type { AccountButtonActionView } from '#machines/_kit/account-button-action/account-button-action.view.ts';
import { type LIMIT_WORDS_BY_KIND, LIMIT_MANAGER_WORDS as PARTS } from './limit-manager-words.ts';

interface LimitRemovalProps {
  readonly words: (typeof LIMIT_WORDS_BY_KIND)['spending'];
  readonly view: AccountButtonActionView;
  readonly send: (event: AccountButtonActionEvent) => void;
}

/** Asks once more before a limit ends, and tells why it can't. */
export function LimitRemovalConfirmation({ words, view: { step, refusal }, send }: LimitRemovalProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (step === 'refused') {
    return (
      <div role="alert">
        <p className="field__error">{refusal ?? PARTS.failed}</p>
        <button type="button" className="button button--secondary" onClick={() => send({ type: 'CHANGE.CANCEL' })}>
          {PARTS.ok}
        </button>
      </div>
    );
  }
  const isChanging = step === 'changing';
  return (
    <div>
      <p ref={heading} tabIndex={-1}>
        <strong>{words.removeHeading}</strong> {words.removing}
      </p>
      <p className="actions">
        <button
          type="button"
          className="button"
          aria-disabled={isChanging || undefined}
          onClick={() => send({ type: 'CHANGE.CONFIRM' })}
        >
          {isChanging ? PARTS.ending_now : PARTS.confirm}
        </button>
        <button
          type="button"
          className="button button--secondary"
          disabled={isChanging}
          onClick={() => send({ type: 'CHANGE.CANCEL' })}
        >
          {PARTS.keep}
        </button>
      </p>
    </div>
  );
}
