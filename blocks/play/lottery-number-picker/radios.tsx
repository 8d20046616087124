import { useId } from 'react';

interface RadiosProps<Key extends string> {
  readonly legend: string;
  readonly options: readonly { readonly key: Key; readonly label: string; readonly hint: string | null }[];
  readonly value: Key | null;
  readonly onChoose: (key: Key) => void;
}

export function PickerRadios<Key extends string>({ legend, options, value, onChoose }: RadiosProps<Key>) {
  const name = useId();
  return (
    <fieldset className="lottery-number-picker__choice">
      <legend>{legend}</legend>
      {options.map(({ key, label, hint }) => (
        <label key={key} className="lottery-number-picker__radio">
          <input type="radio" name={name} value={key} checked={key === value} onChange={() => onChoose(key)} />
          <span>
            {label}
            {hint === null ? null : <span className="lottery-number-picker__hint small muted"> {hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface SelectProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

export function PickerSelect<Value extends string | number>({ label, options, value, onChoose }: SelectProps<Value>) {
  const id = useId();
  function choose(index: number) {
    const option = options[index];
    if (option) onChoose(option.value);
  }
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.selectedIndex)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}
