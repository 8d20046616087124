import type { ReactNode } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import { Anchor } from '../anchor.tsx';
import { TwoFactorCodeInput } from './code-input.tsx';
import { Checkbox, FormFieldRadioGroup, SelectInput } from './form-choices.tsx';
import { formControlsMessages } from './form-controls.messages.gen.ts';
import { type FormControlParts, type FormFieldProps, NO_TEXT_CORRECTION_ATTRIBUTES } from './form-field-props.ts';
import type { LabelledField } from './page-form.ts';
import { PasswordInput } from './password-input.tsx';

/** A field of a form with its label, its help and what is wrong with it. */
export function LabelledFormField({ field, id, value, problem, isDisabled, link, onChange, onLeave }: FormFieldProps) {
  const help = field.help === undefined && !link ? null : `${id}-help`;
  const error = problem === null ? null : `${id}-error`;
  const parts: FormControlParts = {
    input: {
      id,
      name: field.name,
      required: field.required,
      disabled: isDisabled,
      // Said in both cases: browsers call an empty required field invalid before anybody has typed.
      'aria-invalid': problem !== null,
      'aria-describedby': [help, error].filter((part) => part !== null).join(' ') || undefined,
      onBlur: onLeave,
    },
    text: {
      defaultValue: typeof value === 'string' ? value : '',
      autoComplete: field.autocomplete,
      onChange: ({ target }) => onChange(target.value),
    },
    field,
    value,
    onChange,
  };
  const about = (
    <>
      {help === null ? null : (
        <p id={help} className="field__hint">
          {field.help} {link ? <Anchor link={link.link}>{link.label}</Anchor> : null}
        </p>
      )}
      {error === null ? null : (
        <p id={error} className="field__error">
          {problem}
        </p>
      )}
    </>
  );
  return <Row parts={parts} about={about} />;
}

function Row({ parts, about }: { readonly parts: FormControlParts; readonly about: ReactNode }) {
  const { field, input } = parts;
  const className = `field form-field${field.width ? ` form-field--${field.width}` : ''}`;
  if (field.widget === 'radio') return <FormFieldRadioGroup parts={parts} className={className} about={about} />;
  if (field.widget === 'checkbox') {
    return (
      <div className={className}>
        <Checkbox parts={parts} />
        {about}
      </div>
    );
  }
  return (
    <div className={className}>
      <label htmlFor={input.id}>
        <FormFieldLabel field={field} />
      </label>
      {about}
      <Control parts={parts} />
    </div>
  );
}

export function FormFieldLabel({
  field: { label, required },
}: {
  readonly field: Pick<LabelledField, 'label' | 'required'>;
}) {
  const messages = useMessages(formControlsMessages);
  if (required) return label;
  return (
    <>
      {label} <span className="form-field__optional">{messages.optional()}</span>
    </>
  );
}

function Control({ parts }: { readonly parts: FormControlParts }) {
  const { field, input, text } = parts;
  switch (field.widget) {
    case 'select':
      return <SelectInput parts={parts} />;
    case 'password':
    case 'new-password':
      return <PasswordInput parts={parts} />;
    case 'otp':
      return <TwoFactorCodeInput parts={parts} />;
    case 'long-text':
      return <textarea {...input} {...text} rows={5} maxLength={field.maxLength} />;
    default:
      return (
        <input
          {...input}
          {...text}
          {...(field.widget === 'email' ? NO_TEXT_CORRECTION_ATTRIBUTES : {})}
          type={typeOf(field)}
          inputMode={field.inputmode ?? modeOf(field)}
        />
      );
  }
}

function typeOf({ widget }: Pick<LabelledField, 'widget'>): string {
  return widget === 'email' || widget === 'tel' || widget === 'date' ? widget : 'text';
}

function modeOf({ widget }: Pick<LabelledField, 'widget'>): 'numeric' | 'decimal' | undefined {
  if (widget === 'digits') return 'numeric';
  return widget === 'amount' ? 'decimal' : undefined;
}
