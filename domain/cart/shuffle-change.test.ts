import { expect, test } from 'vitest';
import { createShuffleChange } from './shuffle-change.ts';

const main = { key: 'main', numbers: [1, 2, 3, 4, 5] };
const stars = { key: 'stars', numbers: [3, 9] };
const games = [{ numberSets: [main, stars] }];

test('a quick pick leaves all numbers to the shop', () => {
  expect(createShuffleChange({ games, quickpick: true }, ['main'])).toEqual({ games: [], quickpick: true });
});

test('numbers that the customer picked stay where the shop picks the others', () => {
  expect(createShuffleChange({ games }, ['main'])).toEqual({ games: [{ numberSets: [main] }] });
});

test('nothing is random where the customer picked every set, where there are no games, or where the sets are unknown', () => {
  expect(createShuffleChange({ games }, ['main', 'stars'])).toBeNull();
  expect(createShuffleChange({ quickpick: true }, ['main'])).toBeNull();
  expect(createShuffleChange({ games }, [])).toBeNull();
});
