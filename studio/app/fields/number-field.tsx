import { fieldsMessages } from '../../editor/fields.messages.gen.ts';
import { describeNumberLimits, findSliderStep } from '../../editor/number-limits.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** A number with its unit, and a slider where its limits are close. */
export function NumberField({ field, path, valueAt, problemAt, change }: FieldProps<'number'>) {
  const { label, description, min, max, unit, usual } = field;
  const value = valueAt(path);
  const number = typeof value === 'number' ? value : null;
  const step = findSliderStep(field);
  const help = [
    description,
    describeNumberLimits(field),
    usual === null ? '' : fieldsMessages.usually({ value: String(usual) }),
  ];
  return (
    <FieldFrame label={label} help={help.filter(Boolean).join(' ')} problem={problemAt(path)}>
      {(control) => (
        <div className="number-field">
          {step === null ? null : (
            <input
              type="range"
              className="number-field__slider"
              aria-label={label}
              aria-describedby={control['aria-describedby']}
              aria-valuetext={unit === null || number === null ? undefined : `${number} ${unit}`}
              min={min ?? undefined}
              max={max ?? undefined}
              step={step}
              value={number ?? usual ?? min ?? 0}
              onChange={({ target }) => change(path, target.valueAsNumber, label, 'typing')}
            />
          )}
          <input
            {...control}
            type="number"
            className="number-field__number"
            min={min ?? undefined}
            max={max ?? undefined}
            step={field.isInteger ? 1 : 'any'}
            placeholder={usual === null ? undefined : String(usual)}
            value={number ?? ''}
            onChange={({ target }) =>
              change(path, Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber, label, 'typing')
            }
          />
          {unit === null ? null : <span className="number-field__unit">{unit}</span>}
        </div>
      )}
    </FieldFrame>
  );
}
