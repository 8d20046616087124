import { fieldsMessages } from './fields.messages.gen.ts';
import type { NumberControl } from './schema-field.types.ts';

/** More positions than these are too close to each other for a pointer. */
const MAX_SLIDER_STEPS = 100;

type Limits = Pick<NumberControl, 'min' | 'max' | 'isInteger' | 'unit'>;

/** "From 14 to 24 pixels."; empty without limits. */
export function describeNumberLimits({ min, max, unit }: Limits): string {
  const end = unit === null ? '' : ` ${unit}`;
  if (min !== null && max !== null) return fieldsMessages.range({ min, max, unit: end });
  if (min !== null) return fieldsMessages.atLeast({ min, unit: end });
  if (max !== null) return fieldsMessages.atMost({ max, unit: end });
  return unit === null ? '' : fieldsMessages.unit({ unit });
}

/** Step of a slider between both limits; null where they are too far apart or missing. */
export function findSliderStep({ min, max, isInteger }: Limits): number | null {
  if (min === null || max === null) return null;
  const step = isInteger ? 1 : 0.05;
  return (max - min) / step > MAX_SLIDER_STEPS ? null : step;
}
