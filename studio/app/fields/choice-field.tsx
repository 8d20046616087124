import { formatLabelledChoice } from '../../editor/field-words.ts';
import { fieldsMessages } from '../../editor/fields.messages.gen.ts';
import type { Choice } from '../../editor/schema-field.types.ts';
import { FieldFrame, FieldSetFrame } from '../field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { RadioField } from './radio-field.tsx';

/** Up to this many choices are all in sight. */
const MAX_RADIO_BUTTONS = 4;

/** One of several values, in words. */
export function ChoiceField({ field, path, valueAt, problemAt, change }: FieldProps<'choice'>) {
  const { choices, labels, label, isRequired, usual } = field;
  const chosen = choices.findIndex((choice) => choice === valueAt(path));
  const unset =
    usual === null ? fieldsMessages.unset() : fieldsMessages.unsetAs({ choice: formatLabelledChoice(usual, labels) });
  const options = choices.map((choice, index) => ({ value: index, label: formatLabelledChoice(choice, labels) }));
  const offered = isRequired ? options : [{ value: -1, label: unset }, ...options];
  const choose = (index: number) => change(path, choices[index], label);
  if (choices.length <= MAX_RADIO_BUTTONS)
    return (
      <RadioField
        label={label}
        help={field.description}
        problem={problemAt(path)}
        options={offered}
        chosen={chosen}
        choose={choose}
      />
    );
  return (
    <FieldFrame label={label} help={field.description} problem={problemAt(path)}>
      {(control) => (
        <select {...control} value={chosen} onChange={({ target }) => choose(Number(target.value))}>
          {isRequired && chosen < 0 ? <option value={-1}>{fieldsMessages.choose()}</option> : null}
          {offered.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** Any number of several values. */
export function ChoicesField({ field, path, valueAt, problemAt, change }: FieldProps<'choices'>) {
  const value = valueAt(path);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const { choices, labels, label, description, isRequired, maxItems } = field;
  const isFull = maxItems !== null && chosen.length >= maxItems;
  const problem = problemAt(path);
  const toggle = (choice: Choice, isChosen: boolean) => {
    const next = choices.filter((one) => (one === choice ? isChosen : chosen.includes(one)));
    change(path, next.length === 0 && !isRequired ? undefined : next, label);
  };
  return (
    <FieldSetFrame label={label} help={description} problem={problem}>
      {choices.map((choice) => (
        <label key={choice} className="form__choice">
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            disabled={isFull && !chosen.includes(choice)}
            onChange={({ target }) => toggle(choice, target.checked)}
          />
          {formatLabelledChoice(choice, labels)}
        </label>
      ))}
    </FieldSetFrame>
  );
}
