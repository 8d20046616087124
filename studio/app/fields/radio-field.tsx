import { type ReactNode, useId } from 'react';
import { FieldSetFrame } from '../field-frame.tsx';

interface RadioFieldProps {
  readonly label: string;
  readonly help: string;
  readonly problem: string | null;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  /** Value of the chosen option. */
  readonly chosen: number;
  readonly choose: (value: number) => void;
  /** What belongs to the chosen option. */
  readonly children?: ReactNode;
}

/** A choice whose options are all in sight. */
export function RadioField({ label, help, problem, options, chosen, choose, children }: RadioFieldProps) {
  const id = useId();
  return (
    <FieldSetFrame label={label} help={help} problem={problem}>
      <div className="radio-field">
        {options.map((option) => (
          <label key={option.value} className="form__choice">
            <input type="radio" name={id} checked={option.value === chosen} onChange={() => choose(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
      {children}
    </FieldSetFrame>
  );
}
