import { useMessages } from '#engine/messages/use-messages.ts';
import type { RecurringOption } from '#schemas/generated/api/types.gen.ts';
import { recurringChoiceMessages } from './recurring-choice.messages.gen.ts';

interface RecurringChoiceProps {
  readonly option: RecurringOption;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Repeat option of a purchase: a checkbox, a text or nothing. */
export function RepeatPurchaseCheckbox({ option, isOn, onChange }: RecurringChoiceProps) {
  const messages = useMessages(recurringChoiceMessages);
  switch (option.availability) {
    case 'never':
      return null;
    case 'always':
      return <p className="small">{messages.always()}</p>;
    case 'optional':
      return (
        <label className="choice__option">
          <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
          <span className="choice__label">
            {messages.optional()}
            <span className="small muted"> {messages.optionalHint()}</span>
          </span>
        </label>
      );
  }
}

/** Recurrence fields of a cart request; empty if it is never repeated. */
export function createRecurringCartItemFields({ type, availability }: RecurringOption, isOn: boolean) {
  if (availability === 'never') return {};
  return { recurringPurchase: { type, enabled: availability === 'always' || isOn } };
}
