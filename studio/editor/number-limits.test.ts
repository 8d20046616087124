import { expect, test } from 'vitest';
import { describeNumberLimits, findSliderStep } from './number-limits.ts';

const limits = (min: number | null, max: number | null, unit: string | null = null) => ({
  ...{ min, max, unit },
  isInteger: true,
});

test.each([
  [limits(14, 24, 'pixels'), 'From 14 to 24 pixels.'],
  [limits(-80, 200), 'From -80 to 200.'],
  [limits(1, null, 'draws'), 'At least 1 draws.'],
  [limits(null, 9), 'At most 9.'],
  [limits(null, null, 'million'), 'In million.'],
  [limits(null, null), ''],
])('the limits %j are read as %j', (field, words) => {
  expect(describeNumberLimits(field)).toBe(words);
});

test('a number with close limits has a slider', () => {
  expect([limits(14, 24), limits(0, 100), limits(0, 101), limits(1, null)].map(findSliderStep)).toEqual([
    1,
    1,
    null,
    null,
  ]);
});

test('the slider of a ratio has steps of a twentieth', () => {
  expect(findSliderStep({ ...limits(1.1, 1.7), isInteger: false })).toBe(0.05);
});
