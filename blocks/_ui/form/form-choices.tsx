import type { ReactNode } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import { formControlsMessages } from './form-controls.messages.gen.ts';
import type { FormControlParts } from './form-field-props.ts';

interface ChoiceProps {
  readonly parts: FormControlParts;
}

export function SelectInput({ parts: { input, text, field } }: ChoiceProps) {
  const messages = useMessages(formControlsMessages);
  return (
    <select {...input} {...text}>
      <option value="">{messages.choose()}</option>
      {(field.options ?? []).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

export function Checkbox({ parts: { input, field, value, onChange } }: ChoiceProps) {
  return (
    <div className="form-tick">
      <input
        {...input}
        type="checkbox"
        defaultChecked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={input.id}>{field.label}</label>
    </div>
  );
}

interface RadioGroupProps extends ChoiceProps {
  readonly className: string;
  readonly about: ReactNode;
}

export function FormFieldRadioGroup({ parts: { input, field, value, onChange }, className, about }: RadioGroupProps) {
  const messages = useMessages(formControlsMessages);
  const { id, name, required, disabled, onBlur, ...ariaAttributes } = input;
  return (
    <fieldset
      className={className}
      role="radiogroup"
      aria-required={required}
      aria-invalid={ariaAttributes['aria-invalid']}
      aria-describedby={ariaAttributes['aria-describedby']}
    >
      <legend className="field__label">
        {field.label}
        {required ? null : <span className="form-field__optional"> {messages.optional()}</span>}
      </legend>
      {about}
      {(field.options ?? []).map((option, index) => (
        <div key={option.value} className="form-tick">
          <input
            id={index === 0 ? id : `${id}-${option.value}`}
            type="radio"
            name={name}
            value={option.value}
            required={required}
            disabled={disabled}
            defaultChecked={value === option.value}
            onBlur={onBlur}
            onChange={() => onChange(option.value)}
          />
          <label htmlFor={index === 0 ? id : `${id}-${option.value}`}>{option.label}</label>
        </div>
      ))}
    </fieldset>
  );
}
