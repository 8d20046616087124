import { useId } from 'react';

export interface RadioListProps<Value> {
  readonly legend: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly name: string }[];
  readonly choose: (value: Value) => void;
}

/** A choice whose options are all visible, so that it takes one press. */
export function RadioList<Value>({ legend, value, choices, choose }: RadioListProps<Value>) {
  const name = useId();
  return (
    <fieldset className="context__choice">
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={String(choice.value)}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => choose(choice.value)} />
          {choice.name}
        </label>
      ))}
    </fieldset>
  );
}
