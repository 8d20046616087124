import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillGameFromFavourites, replaceFavouritesOfLottery } from './favourites.ts';
import { findPickedNumbersFaults, type GameNumberRules } from './game.ts';

const main = { key: 'main', count: 3, min: 1, max: 40 };
const tide = { key: 'tide', count: 1, min: 1, max: 20 };
const favourites = [
  { key: 'main', numbers: [4, 9, 38] },
  { key: 'tide', numbers: [7] },
];

test.each([
  ['the same sets', [main, tide], [[4, 9, 38], [7]]],
  ['no second set', [main], [[4, 9, 38]]],
  ['more numbers', [{ ...main, count: 5 }], [[4, 9, 38]]],
  ['fewer numbers', [{ ...main, count: 2 }], [[4, 9]]],
  ['numbers only up to 20', [{ ...main, max: 20 }], [[4, 9]]],
  [
    'another name for its first set',
    [
      { ...main, key: 'numbers' },
      { ...tide, key: 'favourites' },
    ],
    [[4, 9, 38], []],
  ],
])('fillGameFromFavourites fills a game with %s using as many numbers as it plays', (_, sets, expected) => {
  expect(fillGameFromFavourites(favourites, sets).map(({ numbers }) => numbers)).toEqual(expected);
});

test('fillGameFromFavourites never produces a number that the game does not allow', () => {
  const numbers = fc.array(fc.integer({ min: -5, max: 60 }), { maxLength: 12 });
  const rules: GameNumberRules = { gameType: 'standard', numberSets: [main, tide] };
  fc.assert(
    fc.property(
      fc.array(fc.record({ key: fc.constantFrom('main', 'tide', 'other'), numbers }), { maxLength: 4 }),
      (savedFavourites) => {
        expect(
          findPickedNumbersFaults({ numberSets: fillGameFromFavourites(savedFavourites, rules.numberSets) }, rules),
        ).toEqual([]);
      },
    ),
  );
});

test('saving favourite numbers replaces the earlier ones of the same lottery', () => {
  const bay = { lotteryKey: 'bay', set: 1 };
  const tides = { lotteryKey: 'tides', set: 1 };
  const other = { lotteryKey: 'bay', set: 2 };
  expect(replaceFavouritesOfLottery([], bay)).toEqual({ favourites: [bay], replaced: false });
  expect(replaceFavouritesOfLottery([bay], tides)).toEqual({ favourites: [bay, tides], replaced: false });
  expect(replaceFavouritesOfLottery([bay, tides], other)).toEqual({ favourites: [tides, other], replaced: true });
});
