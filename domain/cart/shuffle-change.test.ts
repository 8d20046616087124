import { expect, test } from 'vitest';
import { createShuffleChange } from './shuffle-change.ts';

const main = { key: 'main', numbers: [1, 2, 3, 4, 5] };
const stars = { key: 'stars', numbers: [3, 9] };
const games = [{ numberSets: [main, stars] }];

test('createShuffleChange lets the shop pick all numbers of a quick pick again', () => {
  expect(createShuffleChange({ games, quickpick: true }, ['main'])).toEqual({ games: [], quickpick: true });
});

test('createShuffleChange keeps the sets that the customer picked and drops those that the shop picked', () => {
  expect(createShuffleChange({ games }, ['main'])).toEqual({ games: [{ numberSets: [main] }] });
});

test('createShuffleChange returns null when the customer picked every set, there are no games or the sets are unknown', () => {
  expect(createShuffleChange({ games }, ['main', 'stars'])).toBeNull();
  expect(createShuffleChange({ quickpick: true }, ['main'])).toBeNull();
  expect(createShuffleChange({ games }, [])).toBeNull();
});
