import { expect, test } from 'vitest';
import { displayCount, displayShare } from './number-format.ts';

test('displayCount groups digits', () => {
  expect([0, 999, 95_866].map((count) => displayCount(count, 'en-AU'))).toEqual(['0', '999', '95,866']);
});

test('displayShare rounds to the decimals that it is given', () => {
  expect([displayShare(0.454, 'en-AU'), displayShare(0.4549, 'en-AU', 1), displayShare(1, 'en-GB', 1)]).toEqual([
    '45%',
    '45.5%',
    '100%',
  ]);
});
