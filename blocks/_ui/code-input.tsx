import { oneTimeCode } from '#domain/forms/one-time-code.ts';
import type { InputParts } from './form-field-props.ts';

/** A two-factor code: one field, so that it is typed, pasted and filled in as one, drawn as six boxes. */
export function CodeInput({ parts: { input, field, value, onChange } }: { readonly parts: InputParts }) {
  return (
    <input
      {...input}
      className="code-input"
      type="text"
      inputMode="numeric"
      autoComplete={field.autocomplete}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={typeof value === 'string' ? value : ''}
      onChange={({ target }) => {
        const code = oneTimeCode(target.value);
        if (code !== target.value) target.value = code;
        onChange(code);
      }}
    />
  );
}
