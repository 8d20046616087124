import { type ReactNode, useId } from 'react';

export interface RadioOption<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly hint?: string | null;
  /** Shown at the end of the line, such as a price. */
  readonly aside?: ReactNode;
}

interface RadioChoiceProps<Key extends string> {
  readonly legend: string;
  readonly options: readonly RadioOption<Key>[];
  readonly value: Key | null;
  /** Error message; absent if the choice is valid. */
  readonly problem?: string | undefined;
  readonly onChoose: (key: Key) => void;
}

/** A group of radio buttons. */
export function RadioOptionsFieldset<Key extends string>({
  legend,
  options,
  value,
  problem,
  onChoose,
}: RadioChoiceProps<Key>) {
  const name = useId();
  return (
    <fieldset
      className="choice"
      role="radiogroup"
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${name}-problem` : undefined}
    >
      <legend>{legend}</legend>
      {options.map(({ key, label, hint, aside }) => (
        <label key={key} className="choice__option">
          <input type="radio" name={name} value={key} checked={key === value} onChange={() => onChoose(key)} />
          <span className="choice__label">
            {label}
            {hint ? <span className="small muted"> {hint}</span> : null}
          </span>
          {aside === undefined ? null : <span className="choice__aside figure">{aside}</span>}
        </label>
      ))}
      {problem ? (
        <p id={`${name}-problem`} className="field__error">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
