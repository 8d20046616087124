import { useState } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import { formControlsMessages } from './form-controls.messages.gen.ts';
import { type FormControlParts, NO_TEXT_CORRECTION_ATTRIBUTES } from './form-field-props.ts';

/** A password, with a button that shows it. */
export function PasswordInput({ parts: { input, field, text } }: { readonly parts: FormControlParts }) {
  const messages = useMessages(formControlsMessages);
  const [isShown, setShown] = useState(false);
  return (
    <div className="password-input">
      <input {...input} {...text} {...NO_TEXT_CORRECTION_ATTRIBUTES} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        className="button button--quiet"
        aria-pressed={isShown}
        aria-controls={input.id}
        disabled={input.disabled}
        onClick={() => setShown(!isShown)}
      >
        {messages.show()}
        <span className="visually-hidden"> {field.label}</span>
      </button>
    </div>
  );
}
