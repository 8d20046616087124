import { describe, expect, test } from 'vitest';
import {
  countCompleteGames,
  findPickedNumbersFaults,
  type GameNumberRules,
  hasDuplicateNumbers,
  isGameComplete,
  type TicketGame,
} from './game.ts';

const sixOf45: GameNumberRules = { gameType: 'standard', numberSets: [{ key: 'main', count: 6, min: 1, max: 45 }] };
const withPowerball: GameNumberRules = {
  gameType: 'standard',
  numberSets: [
    { key: 'main', count: 7, min: 1, max: 35 },
    { key: 'powerhit', count: 1, min: 1, max: 20 },
  ],
};

function main(...numbers: (number | null)[]): TicketGame {
  return { numberSets: [{ key: 'main', numbers }] };
}

describe('isGameComplete', () => {
  test.each([
    [main(1, 2, 3, 4, 5, 6), true],
    [main(1, 2, 3, 4, 5, null), false],
    [main(1, 2, 3, 4, 5), false],
    [main(1, 2, 3, 4, 5, 6, 7), false],
    [{ numberSets: [] }, false],
  ])('for a game of six numbers out of 45 with the picked numbers %j returns %s', (game, complete) => {
    expect(isGameComplete(game, sixOf45)).toBe(complete);
  });

  test('requires complete numbers in every number set', () => {
    const picked = { key: 'main', numbers: [1, 2, 3, 4, 5, 6, 7] };
    expect(isGameComplete({ numberSets: [picked] }, withPowerball)).toBe(false);
    expect(isGameComplete({ numberSets: [picked, { key: 'powerhit', numbers: [20] }] }, withPowerball)).toBe(true);
  });

  test('returns true for a game whose numbers the shop picks', () => {
    expect(isGameComplete({ numberSets: [] }, { gameType: 'random', numberSets: [] })).toBe(true);
  });

  test.each([
    [[1, 2], [], false],
    [[1, 2], [3], true],
    [[1, null], null, false],
    [[1, 2], null, true],
    [[], null, false],
  ])('for a mega_combo with numbers %j and favourites %j returns %s', (numbers, favourites, complete) => {
    const numberSets = [
      { key: 'numbers', numbers },
      ...(favourites ? [{ key: 'favourites', numbers: favourites }] : []),
    ];
    expect(isGameComplete({ numberSets }, { gameType: 'mega_combo', numberSets: [] })).toBe(complete);
  });
});

test('countCompleteGames does not count games with missing numbers', () => {
  expect(countCompleteGames([main(1, 2, 3, 4, 5, 6), main(1), main(7, 8, 9, 10, 11, 12)], sixOf45)).toBe(2);
});

test('hasDuplicateNumbers finds repeated numbers and ignores blanks', () => {
  expect([hasDuplicateNumbers([1, 2, 2]), hasDuplicateNumbers([1, 2, 3]), hasDuplicateNumbers([null, null])]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('findPickedNumbersFaults', () => {
  test.each([
    [main(1, 2, 3, null), []],
    [main(1, 2, 2), ['duplicate_number']],
    [main(0, 46), ['out_of_range']],
    [main(1.5), ['out_of_range']],
    [main(1, 2, 3, 4, 5, 6, 7), ['too_many_numbers']],
    [{ numberSets: [{ key: 'stars', numbers: [1] }] }, ['unknown_set']],
    [{ numberSets: [...main(1).numberSets, ...main(2).numberSets] }, ['repeated_set']],
    [main(9, 9, 90, 1, 2, 3, 4), ['too_many_numbers', 'duplicate_number', 'out_of_range']],
  ])('finds in the game %j of six numbers out of 45 the faults %j', (game, faults) => {
    expect(findPickedNumbersFaults(game, sixOf45)).toEqual(faults);
  });
});
