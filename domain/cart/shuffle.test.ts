import { expect, test } from 'vitest';
import { shuffleChange } from './shuffle.ts';

const main = { key: 'main', numbers: [1, 2, 3, 4, 5] };
const stars = { key: 'stars', numbers: [3, 9] };
const games = [{ numberSets: [main, stars] }];

test('a quick pick leaves all numbers to the shop', () => {
  expect(shuffleChange({ games, quickpick: true }, ['main'])).toEqual({ games: [], quickpick: true });
});

test('numbers that the customer picked stay where the shop picks the others', () => {
  expect(shuffleChange({ games }, ['main'])).toEqual({ games: [{ numberSets: [main] }] });
});

test('nothing is random where the customer picked every set, where there are no games, or where the sets are unknown', () => {
  expect(shuffleChange({ games }, ['main', 'stars'])).toBeNull();
  expect(shuffleChange({ quickpick: true }, ['main'])).toBeNull();
  expect(shuffleChange({ games }, [])).toBeNull();
});
