import { useId } from 'react';
import type { FieldProps } from './field-props.ts';

/** On or off. */
export function SwitchField({ field, path, valueAt, problemAt, change }: FieldProps<'switch'>) {
  const id = useId();
  const problem = problemAt(path);
  return (
    <div className="field field--switch">
      <input
        id={id}
        type="checkbox"
        checked={(valueAt(path) ?? field.usual) === true}
        aria-describedby={`${id}-help`}
        aria-invalid={problem !== null || undefined}
        onChange={({ target }) => change(path, target.checked, field.label)}
      />
      <label className="field__label" htmlFor={id}>
        {field.label}
      </label>
      <div id={`${id}-help`} className="field__help">
        <p>{field.description}</p>
        {problem === null ? null : <p className="field__problem">{problem}</p>}
      </div>
    </div>
  );
}
