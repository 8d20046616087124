import { useId } from 'react';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { CartItemCountOptions } from './item-choices.ts';

interface NumberChoiceProps {
  readonly choice: CartItemCountOptions;
  /** Of what, for whoever hears the label alone. */
  readonly name: string;
  readonly onChoose: (value: number) => void;
}

/** A number out of some. */
export function CartItemNumberSelect({ choice: { label, value, options }, name, onChoose }: NumberChoiceProps) {
  const id = useId();
  const isAlive = useHydrated();
  const all = options.includes(value) ? options : [...options, value].sort((a, b) => a - b);
  return (
    <p className="field">
      <label htmlFor={id}>
        {label}
        <span className="visually-hidden">, {name}</span>
      </label>
      <select id={id} value={value} disabled={!isAlive} onChange={({ target }) => onChoose(Number(target.value))}>
        {all.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </p>
  );
}
