import type { RecurringOption } from '#schemas/generated/api/types.gen.ts';

export const RECURRING_CHOICE_WORDS = {
  optional: 'Buy this again for every draw',
  optionalHint: 'Until you stop it. You can pause or stop it in your account at any time.',
  always: 'This is bought again for every draw until you stop it. You can do so in your account at any time.',
};

interface RecurringChoiceProps {
  readonly option: RecurringOption;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether a purchase is repeated, as far as the product leaves it open. */
export function RepeatPurchaseCheckbox({ option, isOn, onChange }: RecurringChoiceProps) {
  switch (option.availability) {
    case 'never':
      return null;
    case 'always':
      return <p className="small">{RECURRING_CHOICE_WORDS.always}</p>;
    case 'optional':
      return (
        <label className="choice__option">
          <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
          <span className="choice__label">
            {RECURRING_CHOICE_WORDS.optional}
            <span className="small muted"> {RECURRING_CHOICE_WORDS.optionalHint}</span>
          </span>
        </label>
      );
  }
}

/** What a request for the cart says of it; nothing where it is never repeated. */
export function createRecurringCartItemFields({ type, availability }: RecurringOption, isOn: boolean) {
  if (availability === 'never') return {};
  return { recurringPurchase: { type, enabled: availability === 'always' || isOn } };
}
