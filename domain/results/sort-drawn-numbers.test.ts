import { expect, test } from 'vitest';
import { sortDrawnNumbers } from './sort-drawn-numbers.ts';

test('sortDrawnNumbers sorts drawn numbers ascending unless their order counts', () => {
  expect(sortDrawnNumbers({ numbers: [40, 9, 11] })).toEqual([9, 11, 40]);
  expect(sortDrawnNumbers({ numbers: [40, 9, 11], ordered: true })).toEqual([40, 9, 11]);
});
