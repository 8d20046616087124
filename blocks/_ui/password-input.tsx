import { useState } from 'react';
import type { InputParts } from './form-field-props.ts';
import { FORM_PARTS_WORDS as WORDS } from './form-words.ts';

/** A password, with a button that shows it. */
export function PasswordInput({ parts: { input, field, value, onChange } }: { readonly parts: InputParts }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="password-input">
      <input
        {...input}
        type={isShown ? 'text' : 'password'}
        defaultValue={typeof value === 'string' ? value : ''}
        autoComplete={field.autocomplete}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
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
