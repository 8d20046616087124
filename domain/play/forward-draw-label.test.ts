import { expect, test } from 'vitest';
import { formatForwardDrawOrdinal } from './forward-draw-label.ts';

test.each([
  [0, 'Next Available Draw'],
  [1, '1st Forward Draw'],
  [2, '2nd Forward Draw'],
  [3, '3rd Forward Draw'],
  [4, '4th Forward Draw'],
  [5, '5th Forward Draw'],
  [11, '11th Forward Draw'],
])('the upcoming draw at index %i is labelled "%s"', (index, label) => {
  expect(formatForwardDrawOrdinal(index)).toBe(label);
});
