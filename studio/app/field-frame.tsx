import { type ReactNode, useId } from 'react';

interface FieldFrameProps {
  readonly label: string;
  readonly help: string;
  /** Validation error; null if valid. */
  readonly problem: string | null;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** Connects a control with its label, help and problem. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
}

/** Label, control, help and problem of one setting. */
export function FieldFrame({ label, help, problem, children }: FieldFrameProps) {
  const id = useId();
  const control = {
    id,
    'aria-describedby': `${id}-help`,
    'aria-invalid': problem === null ? undefined : true,
  } as const;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children(control)}
      <div id={`${id}-help`}>
        <p className="field__help">{help}</p>
        {problem === null ? null : <p className="field__problem">{problem}</p>}
      </div>
    </div>
  );
}

interface FieldSetFrameProps extends Pick<FieldFrameProps, 'label' | 'problem'> {
  readonly help: ReactNode;
  readonly children: ReactNode;
}

/** Label, help and problem of a setting of several controls, above them. */
export function FieldSetFrame({ label, help, problem, children }: FieldSetFrameProps) {
  const id = useId();
  return (
    <fieldset className="form__group" aria-describedby={`${id}-help`}>
      <legend>{label}</legend>
      <div id={`${id}-help`}>
        <p className="field__help">{help}</p>
        {problem === null ? null : <p className="field__problem">{problem}</p>}
      </div>
      {children}
    </fieldset>
  );
}
