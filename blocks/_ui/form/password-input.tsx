import { useState } from 'react';
import { type FormControlParts, NO_TEXT_CORRECTION_ATTRIBUTES } from './form-field-props.ts';
import { COMMON_FORM_CONTROL_WORDS as WORDS } from './form-words.ts';

/** A password, with a button that shows it. */
export function PasswordInput({ parts: { input, field, text } }: { readonly parts: FormControlParts }) {
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
        {WORDS.show}
        <span className="visually-hidden"> {field.label}</span>
      </button>
    </div>
  );
}
