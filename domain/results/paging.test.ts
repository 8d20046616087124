import { expect, test } from 'vitest';
import {
  countPages,
  DEFAULT_ENTRIES_ON_A_PAGE,
  listPageNumbersWithGaps,
  parsePageNumber,
  RESULTS_ON_A_PAGE,
  toLimitAndOffset,
} from './paging.ts';

test('parsePageNumber reads a page number, as 1 if it is less, and returns null for other texts or too many digits', () => {
  expect(['1', '7', '0', '-3', 'two', '', '1e3', '1234567'].map(parsePageNumber)).toEqual([
    1,
    7,
    1,
    1,
    null,
    null,
    null,
    null,
  ]);
});

test('countPages returns how many pages the entries fill, and at least one', () => {
  expect([0, 1, 5, 6, 20_001].map((total) => countPages(total, RESULTS_ON_A_PAGE))).toEqual([1, 1, 1, 2, 4001]);
});

test('toLimitAndOffset uses ten entries per page by default', () => {
  expect([DEFAULT_ENTRIES_ON_A_PAGE, toLimitAndOffset(1), toLimitAndOffset(3), toLimitAndOffset(2, 5)]).toEqual([
    10,
    { limit: 10, offset: 0 },
    { limit: 10, offset: 20 },
    { limit: 5, offset: 5 },
  ]);
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [4001, 4001, [1, null, 4000, 4001]],
])('the page links on page %i of %i are %j', (page, count, named) => {
  expect(listPageNumbersWithGaps(page, count)).toEqual(named);
});
