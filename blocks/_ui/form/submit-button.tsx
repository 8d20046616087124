import { useMessages } from '#engine/messages/use-messages.ts';
import { formControlsMessages } from './form-controls.messages.gen.ts';

interface SubmitButtonProps {
  readonly label: string;
  /** While submitting, the button keeps the focus and does nothing. */
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
}

export function SubmitButton({ label, isBusy, isDisabled }: SubmitButtonProps) {
  const messages = useMessages(formControlsMessages);
  return (
    <button type="submit" className="button submit-button" disabled={isDisabled} aria-disabled={isBusy || undefined}>
      {isBusy ? messages.sendingOnButton() : label}
    </button>
  );
}
