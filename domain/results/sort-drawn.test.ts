import { expect, test } from 'vitest';
import { sortDrawn } from './sort-drawn.ts';

test('sorts drawn numbers by their value, and leaves those alone whose order counts', () => {
  expect(sortDrawn({ numbers: [40, 9, 11] })).toEqual([9, 11, 40]);
  expect(sortDrawn({ numbers: [40, 9, 11], ordered: true })).toEqual([40, 9, 11]);
});
