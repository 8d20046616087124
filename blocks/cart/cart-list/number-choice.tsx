import { useId } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import { cartListMessages } from './cart-list.messages.gen.ts';
import type { CartItemCountOptions } from './item-choices.ts';

interface NumberChoiceProps {
  readonly choice: CartItemCountOptions;
  /** Item name in the label, for screen readers. */
  readonly name: string;
  readonly onChoose: (value: number) => void;
}

/** A select for a count. */
export function CartItemNumberSelect({ choice: { kind, value, options }, name, onChoose }: NumberChoiceProps) {
  const messages = useMessages(cartListMessages);
  const id = useId();
  const isHydrated = useHydrated();
  const all = options.includes(value) ? options : [...options, value].sort((a, b) => a - b);
  return (
    <p className="field">
      <label htmlFor={id}>
        {messages[kind]({ item: name, hidden: (content) => <span className="visually-hidden">{content}</span> })}
      </label>
      <select id={id} value={value} disabled={!isHydrated} onChange={({ target }) => onChoose(Number(target.value))}>
        {all.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </p>
  );
}
