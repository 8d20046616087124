import { cleanOneTimeCode } from '#domain/forms/one-time-code.ts';
import { AS_TYPED, type InputParts } from './form-field-props.ts';

/** A two-factor code: one field, so that it is typed, pasted and filled in as one, drawn as six boxes. */
export function CodeInput({ parts: { input, text, onChange } }: { readonly parts: InputParts }) {
  return (
    <input
      {...input}
      {...text}
      {...AS_TYPED}
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
