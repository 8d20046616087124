import { useMessages } from '#engine/messages/use-messages.ts';
import { partyMembersMessages } from './party-members.messages.gen.ts';

interface QuestionProps {
  readonly texts: readonly string[];
  readonly confirm: string;
  readonly cancel: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a member goes. The harmless answer has the focus. */
export function MemberQuestion({ texts, confirm, cancel, isBusy, onConfirm, onCancel }: QuestionProps) {
  const messages = useMessages(partyMembersMessages);
  return (
    <div className="party-members__question" role="group" aria-label={confirm}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="actions">
        <button
          type="button"
          className="button button--secondary"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : onConfirm}
        >
          {isBusy ? messages.changing() : confirm}
        </button>
        <button
          type="button"
          className="button"
          ref={focusOnce}
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : onCancel}
        >
          {cancel}
        </button>
      </p>
    </div>
  );
}

function focusOnce(button: HTMLButtonElement | null) {
  button?.focus();
}
