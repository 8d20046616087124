import { cleanOneTimeCode } from '#domain/forms/one-time-code.ts';
import { type FormControlParts, NO_TEXT_CORRECTION_ATTRIBUTES } from './form-field-props.ts';

/** A two-factor code: one field, so that it is typed, pasted and filled in as one, drawn as six boxes. */
export function TwoFactorCodeInput({ parts: { input, text, onChange } }: { readonly parts: FormControlParts }) {
  return (
    <input
      {...input}
      {...text}
      {...NO_TEXT_CORRECTION_ATTRIBUTES}
      className="code-input"
      type="text"
      inputMode="numeric"
      onChange={({ target }) => {
        const code = cleanOneTimeCode(target.value);
        if (code !== target.value) target.value = code;
        onChange(code);
      }}
    />
  );
}
