import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { RecurringStatus } from '#commerce/tickets/recurring.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { RecurringPurchaseStatusChange } from '#machines/tickets/recurring-purchase-edit/recurring-purchase-edit.types.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { RecurringPauseOption } from './recurring-purchase.data.ts';
import { recurringPurchaseMessages } from './recurring-purchase.messages.gen.ts';

interface StatusChoicesProps {
  readonly id: string;
  readonly status: RecurringStatus;
  readonly pauses: readonly RecurringPauseOption[];
  /** Last day of the paid membership term; null for other products. */
  readonly membershipEnds: string | null;
  readonly pauseText: string;
  readonly isChanging: boolean;
  readonly onChange: (change: RecurringPurchaseStatusChange) => void;
}

/** Controls to pause it (for a time or indefinitely), to resume it, and to cancel it after confirmation. */
export function RecurringStatusControls(props: StatusChoicesProps) {
  const messages = useMessages(recurringPurchaseMessages);
  const { id, status, pauses, membershipEnds, pauseText, isChanging, onChange } = props;
  const cancelWords =
    membershipEnds === null
      ? {
          label: messages.cancel(),
          question: messages.sure(),
          confirm: messages.confirm(),
        }
      : {
          label: messages.stopRenewing(),
          question: messages.sureMembership({ day: membershipEnds }),
          confirm: messages.confirmMembership(),
        };
  const isHydrated = useHydrated();
  const [open, setOpen] = useState<'pause' | 'cancel' | null>(null);
  const question = useRef<HTMLDivElement>(null);
  const isActive = status === 'recurring_status_active';
  // Close the open question once the status has changed.
  const [previousStatus, setPreviousStatus] = useState(status);
  if (previousStatus !== status) {
    setPreviousStatus(status);
    setOpen(null);
  }
  useEffect(() => {
    if (open !== null) question.current?.focus();
  }, [open]);

  function change(wanted: RecurringStatus, pausedUntil: string | null = null) {
    if (!isChanging) onChange({ kind: 'status', status: wanted, pausedUntil });
  }

  function pause(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const until = String(new FormData(event.currentTarget).get('until') ?? '');
    if (until === '') change('recurring_status_paused');
    else change('recurring_status_timed_pause', until);
  }

  return (
    <div className="recurring-purchase__status">
      <h2>{messages.manage()}</h2>
      <p className="actions">
        {isActive ? (
          <button
            type="button"
            className="button"
            disabled={!isHydrated}
            aria-expanded={open === 'pause'}
            onClick={() => setOpen('pause')}
          >
            {messages.pause()}
          </button>
        ) : (
          <button
            type="button"
            className="button"
            disabled={!isHydrated}
            aria-disabled={isChanging || undefined}
            onClick={() => change('recurring_status_active')}
          >
            {isChanging && open === null ? messages.changing() : messages.resume()}
          </button>
        )}
        <button
          type="button"
          className="button button--secondary"
          disabled={!isHydrated}
          aria-expanded={open === 'cancel'}
          onClick={() => setOpen('cancel')}
        >
          {cancelWords.label}
        </button>
      </p>
      {open === null ? null : (
        <div
          ref={question}
          className="recurring-purchase__question card ground-surface"
          role="group"
          aria-label={open === 'pause' ? messages.pause() : cancelWords.label}
          tabIndex={-1}
        >
          {open === 'pause' ? (
            <form onSubmit={pause}>
              <p>{pauseText}</p>
              <fieldset className="choice">
                <legend>{messages.howLong()}</legend>
                {pauses.map(({ until, length }, index) => (
                  <label key={length} className="choice__option">
                    <input
                      type="radio"
                      name="until"
                      id={`${id}-until-${index}`}
                      value={until}
                      defaultChecked={index === 0}
                    />
                    <span className="choice__label">{messages.pauseLength({ length, until: Date.parse(until) })}</span>
                  </label>
                ))}
                <label className="choice__option">
                  <input type="radio" name="until" id={`${id}-until-open`} value="" />
                  <span className="choice__label">{messages.indefinitely()}</span>
                </label>
              </fieldset>
              <p className="actions">
                <button type="submit" className="button" aria-disabled={isChanging || undefined}>
                  {isChanging ? messages.changing() : messages.pause()}
                </button>
                <button type="button" className="button button--secondary" onClick={() => setOpen(null)}>
                  {messages.keep()}
                </button>
              </p>
            </form>
          ) : (
            <>
              <p>{cancelWords.question}</p>
              <p className="actions">
                <button
                  type="button"
                  className="button"
                  aria-disabled={isChanging || undefined}
                  onClick={() => change('recurring_status_cancelled')}
                >
                  {isChanging ? messages.changing() : cancelWords.confirm}
                </button>
                <button type="button" className="button button--secondary" onClick={() => setOpen(null)}>
                  {messages.keep()}
                </button>
              </p>
            </>
          )}
        </div>
      )}
    </div>
  );
}
