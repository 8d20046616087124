import { COMMON_FORM_CONTROL_WORDS as WORDS } from './form-words.ts';

interface SubmitButtonProps {
  readonly label: string;
  /** The form is under way: the button keeps the focus and does nothing. */
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
}

export function SubmitButton({ label, isBusy, isDisabled }: SubmitButtonProps) {
  return (
    <button type="submit" className="button submit-button" disabled={isDisabled} aria-disabled={isBusy || undefined}>
      {isBusy ? `${WORDS.sending}…` : label}
    </button>
  );
}
