import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartGame, NumberGroup } from '#schemas/generated/api/wire-types.gen.ts';
import type { CatalogueLottery } from '../offers/catalogue/catalogue-types.ts';
import { harbourLotteries } from '../offers/catalogue/harbour-lotteries.ts';
import { calculatePrize, findMatchedNumbers, scoreGame, sumWinsByDivision } from './score-game.ts';
import {
  expandToSimpleGames,
  fillGameWithQuickpickNumbers,
  listCombinations,
  listPermutations,
} from './simple-games.ts';

function lottery(key: string): CatalogueLottery {
  const found = harbourLotteries.find((offer) => offer.key === key);
  if (!found) throw new Error(`there is no ${key}`);
  return found;
}

function sets(...groups: [key: string, ...numbers: number[]][]): NumberGroup[] {
  return groups.map(([key, ...numbers]) => ({ key, numbers }));
}

function game(...groups: [key: string, ...numbers: number[]][]): CartGame {
  return { number_sets: sets(...groups) };
}

const goldenBay = lottery('golden-bay');
const goldenDraw = sets(['main', 1, 2, 3, 4, 5, 6], ['supplementary', 7, 8]);

describe('a game of Golden Bay', () => {
  test.each<[string, number[], number | null]>([
    ['all six numbers', [6, 5, 4, 3, 2, 1], 1],
    ['five and a supplementary', [1, 2, 3, 4, 5, 8], 2],
    ['five', [1, 2, 3, 4, 5, 45], 3],
    ['four, with both supplementaries', [1, 2, 3, 4, 7, 8], 4],
    ['three and a supplementary', [1, 2, 3, 7, 44, 45], 5],
    ['three', [1, 2, 3, 43, 44, 45], null],
    ['two and both supplementaries', [1, 2, 7, 8, 44, 45], null],
  ])('with %s right wins the division for that match, or nothing', (_, numbers, division) => {
    const wins = scoreGame(game(['main', ...numbers]), 'standard', goldenBay, goldenDraw);
    expect([...wins]).toEqual(division === null ? [] : [[division, 1]]);
  });
});

describe('game types that stand for many simple games', () => {
  test('a system wins as often as the simple games that it stands for', () => {
    const wins = scoreGame(game(['main', 1, 2, 3, 4, 5, 6, 7]), 'reduced_system', goldenBay, goldenDraw);
    expect([...wins].sort()).toEqual([
      [1, 1],
      [2, 6],
    ]);
  });

  test('a PowerHit plays every number of the Tide set', () => {
    const tide = lottery('power-tide');
    const drawn = sets(['main', 1, 2, 3, 4, 5, 6, 7], ['powerhit', 20]);
    const wins = scoreGame(game(['main', 1, 2, 3, 4, 5, 6, 7]), 'powerhit', tide, drawn);
    expect([...wins].sort()).toEqual([
      [1, 1],
      [2, 19],
    ]);
  });

  test('a boxed game plays every order; otherwise a number counts only in its place', () => {
    const quayside = lottery('quayside-four');
    const drawn = sets(['main', 4, 9, 1, 30]);
    const wins = scoreGame(game(['main', 30, 4, 9, 1]), 'strike_boxed', quayside, drawn);
    expect([...wins].sort()).toEqual([
      [1, 1],
      [3, 6],
      [4, 8],
    ]);
    expect([...scoreGame(game(['main', 4, 9, 30, 1]), 'standard', quayside, drawn)]).toEqual([[3, 1]]);
  });

  test('a Super Combo plays 24 games of seven, each with the favourites', () => {
    const combo = game(['numbers', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], ['favourites', 40, 41, 42]);
    const lines = expandToSimpleGames(combo, 'mega_combo', lottery('southern-seven')).map(
      (line) => line.get('main') ?? [],
    );
    expect(lines).toHaveLength(24);
    for (const line of lines) {
      expect(new Set(line).size).toBe(7);
      expect(line.slice(0, 3)).toEqual([40, 41, 42]);
    }
  });

  test('every game type on sale plays the count of games that it is priced for', () => {
    for (const offer of harbourLotteries) {
      for (const { key, gameOffers } of offer.gameTypes) {
        for (const { combinations: count, numberSets } of gameOffers) {
          const picked = numberSets.map((set): [string, ...number[]] => [
            set.key,
            ...Array.from({ length: set.count }, (_, index) => set.min + index),
          ]);
          const complete = fillGameWithQuickpickNumbers(game(...picked), key, offer, () => 0);
          expect([offer.key, key, expandToSimpleGames(complete, key, offer).length]).toEqual([offer.key, key, count]);
        }
      }
    }
  });
});

test('a quickpick fills the number sets that a game lacks, and keeps the chosen ones', () => {
  const polar = lottery('polar-lights');
  const { number_sets: filled } = fillGameWithQuickpickNumbers(
    game(['main', 1, 2, 3, 4, 5]),
    'powerpik',
    polar,
    () => 0,
  );
  expect(filled).toEqual(sets(['main', 1, 2, 3, 4, 5], ['stars', 1, 2]));
});

test('matched numbers are listed by set of the draw', () => {
  expect(findMatchedNumbers(game(['main', 8, 2, 1, 40, 41, 42]), 'standard', goldenBay, goldenDraw)).toEqual(
    sets(['main', 1, 2], ['supplementary', 8]),
  );
});

describe('scoring properties', () => {
  const picks = (count: number, max: number) =>
    fc.uniqueArray(fc.integer({ min: 1, max }), { minLength: count, maxLength: count });

  test('a system wins the same as its games bought one by one', () => {
    fc.assert(
      fc.property(picks(8, 45), picks(8, 45), (picked, balls) => {
        const drawn = sets(['main', ...balls.slice(0, 6)], ['supplementary', ...balls.slice(6)]);
        const alone = listCombinations(picked, 6).map((numbers) =>
          scoreGame(game(['main', ...numbers]), 'standard', goldenBay, drawn),
        );
        const system = scoreGame(game(['main', ...picked]), 'reduced_system', goldenBay, drawn);
        expect(new Map([...system].sort())).toEqual(new Map([...sumWinsByDivision(alone)].sort()));
      }),
    );
  });

  test('the wins of a system follow the binomial coefficients of its hits', () => {
    const choose = (n: number, k: number): number =>
      k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
    fc.assert(
      fc.property(picks(9, 45), picks(8, 45), (picked, balls) => {
        const [main, extra] = [balls.slice(0, 6), balls.slice(6)];
        const hits = picked.filter((number) => main.includes(number)).length;
        const extras = picked.filter((number) => extra.includes(number)).length;
        const others = picked.length - hits - extras;
        const ways = (want: number, withExtra: boolean) =>
          Array.from({ length: extras + 1 }, (_, taken) => taken)
            .filter((taken) => taken > 0 === withExtra)
            .reduce(
              (sum, taken) => sum + choose(hits, want) * choose(extras, taken) * choose(others, 6 - want - taken),
              0,
            );
        const expected = [ways(6, false), ways(5, true), ways(5, false), ways(4, true) + ways(4, false), ways(3, true)];
        const wins = scoreGame(
          game(['main', ...picked]),
          'reduced_system',
          goldenBay,
          sets(['main', ...main], ['supplementary', ...extra]),
        );
        expect(expected.map((_, place) => wins.get(place + 1) ?? 0)).toEqual(expected);
      }),
    );
  });

  test('the order of picks does not change the score, and the prize is that of the division won', () => {
    const divisions = [9_000_000, 11_400, 1_180, 31, 19].map((prize, index) => ({ division: index + 1, prize }));
    fc.assert(
      fc.property(picks(6, 45), picks(8, 45), (picked, balls) => {
        const drawn = sets(['main', ...balls.slice(0, 6)], ['supplementary', ...balls.slice(6)]);
        const score = (numbers: number[]) => scoreGame(game(['main', ...numbers]), 'standard', goldenBay, drawn);
        expect(score(picked.toReversed())).toEqual(score(picked));
        const [division] = score(picked).keys();
        expect(calculatePrize(score(picked), divisions)).toBe(
          division === undefined ? 0 : divisions[division - 1]?.prize,
        );
      }),
    );
  });

  test('listPermutations returns every order once', () => {
    expect(new Set(listPermutations([1, 2, 3, 4]).map(String)).size).toBe(24);
  });
});
