import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMissingTicketChoices } from './cart-add-obstacles.ts';
import { countCompleteGames, type GameNumberRules, isGameComplete, type TicketGame } from './game.ts';
import { pickRandomGameNumbers } from './lucky-dip.ts';
import { calculateTicketPrice, findPriceForGames } from './ticket-price.ts';

const rules: GameNumberRules = {
  gameType: 'standard',
  numberSets: [
    { key: 'main', count: 7, min: 1, max: 35 },
    { key: 'tide', count: 1, min: 1, max: 20 },
  ],
};
const count = fc.integer({ min: 1, max: 36 });
const seed = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** A game with one number taken out of one of its sets. */
function withBlank(game: TicketGame, set: number, place: number): TicketGame {
  return {
    numberSets: game.numberSets.map((picked, index) =>
      index === set ? { ...picked, numbers: picked.numbers.with(place % picked.numbers.length, null) } : picked,
    ),
  };
}

test('the ticket price is proportional to the numbers of games, draws and weeks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), count, count, count, (each, games, draws, weeks) => {
      const prices = Object.fromEntries(Array.from({ length: 36 }, (_, index) => [index + 1, each * (index + 1)]));
      const price = findPriceForGames(prices, games);
      expect(price === null ? null : calculateTicketPrice(price, draws, weeks)).toBe(each * games * draws * weeks);
    }),
  );
});

test('a game with a blank is incomplete and not counted among the complete games', () => {
  fc.assert(
    fc.property(seed, fc.nat(1), fc.nat(6), fc.nat(5), (roll, set, place, others) => {
      const game = pickRandomGameNumbers(rules.numberSets, () => roll);
      const open = withBlank(game, set, place);
      expect([isGameComplete(game, rules), isGameComplete(open, rules)]).toEqual([true, false]);
      expect(countCompleteGames([open, ...Array.from({ length: others }, () => game)], rules)).toBe(others);
    }),
  );
});

test('a ticket can be added to the cart from the minimum number of complete games on', () => {
  fc.assert(
    fc.property(count, count, (completeGames, minGames) => {
      const choice = { selectableDays: [], day: null, completeGames, minGames, causes: [], cause: null };
      expect(findMissingTicketChoices(choice)).toEqual(completeGames >= minGames ? [] : ['games']);
    }),
  );
});
