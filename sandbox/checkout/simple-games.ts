import { MEGA_COMBO_FAVOURITES_SET_KEY, MEGA_COMBO_NUMBERS_SET_KEY, type NumberSet } from '#domain/play/game.ts';
import { fillMissingGameNumbersRandomly, type RandomSource } from '#domain/play/lucky-dip.ts';
import type { CartGame } from '#schemas/generated/api/wire-types.gen.ts';
import type { CatalogueLottery } from '../offers/catalogue/catalogue-types.ts';

/** One simple game: its numbers by pool. */
export type SimpleGame = ReadonlyMap<string, readonly number[]>;

const MEGA_COMBO_LINES = 24;

/** The sets that a simple game is made of: the first of those that share a pool. */
export function listNumberSetsOfSimpleGame({
  drawnSets,
}: Pick<CatalogueLottery, 'drawnSets'>): (NumberSet & { readonly pool: string })[] {
  return drawnSets.filter(({ pool }, index) => drawnSets.findIndex((set) => set.pool === pool) === index);
}

/** The sets that the shop picks for a way to play; a PowerHit plays every number of the set that it leaves open. */
export function listNumberSetsPickedByShop(
  gameType: string,
  offered: readonly NumberSet[],
  offer: Pick<CatalogueLottery, 'drawnSets'>,
): (NumberSet & { readonly pool: string })[] {
  if (gameType === 'powerhit' || gameType === 'mega_combo') return [];
  return listNumberSetsOfSimpleGame(offer).filter(({ key }) => !offered.some((set) => set.key === key));
}

/** Picks the open numbers of a game. */
export function fillGameWithQuickpickNumbers(
  game: CartGame,
  gameType: string,
  offer: Pick<CatalogueLottery, 'drawnSets'>,
  random: RandomSource,
): CartGame {
  if (gameType === 'powerhit' || gameType === 'mega_combo') return game;
  const open = listNumberSetsOfSimpleGame(offer).filter(({ key }) => pickedOf(game, key).length === 0);
  const picked = fillMissingGameNumbersRandomly({ numberSets: [] }, open, random).numberSets;
  return {
    number_sets: [
      ...game.number_sets,
      ...picked.map(({ key, numbers }) => ({ key, numbers: numbers.filter((number) => number !== null) })),
    ],
  };
}

/**
 * The simple games of a game: a system plays every combination of its pick, a boxed game every order, a PowerHit every
 * number of its open set, and a Super Combo 24 games with its favourites and a run of its numbers.
 */
export function expandToSimpleGames(
  game: CartGame,
  gameType: string,
  offer: Pick<CatalogueLottery, 'drawnSets'>,
): SimpleGame[] {
  const sets = listNumberSetsOfSimpleGame(offer).map((set) => ({
    pool: set.pool,
    choices: choicesOf(game, gameType, set),
  }));
  return sets.reduce<SimpleGame[]>(
    (lines, { pool, choices }) => lines.flatMap((line) => choices.map((choice) => new Map([...line, [pool, choice]]))),
    [new Map()],
  );
}

function choicesOf(game: CartGame, gameType: string, set: NumberSet): number[][] {
  const picked = pickedOf(game, set.key);
  switch (gameType) {
    case 'mega_combo':
      return megaCombo(
        pickedOf(game, MEGA_COMBO_NUMBERS_SET_KEY),
        pickedOf(game, MEGA_COMBO_FAVOURITES_SET_KEY),
        set.count,
      );
    case 'strike_boxed':
      return listPermutations(picked);
    case 'powerhit':
      return picked.length > 0
        ? [picked]
        : Array.from({ length: set.max - set.min + 1 }, (_, index) => [set.min + index]);
    default:
      return listCombinations(picked, set.count);
  }
}

function pickedOf({ number_sets: sets }: CartGame, key: string): number[] {
  return [...(sets.find((set) => set.key === key)?.numbers ?? [])];
}

/** All combinations of `count` numbers. */
export function listCombinations(numbers: readonly number[], count: number): number[][] {
  if (count === 0 || numbers.length <= count) return [numbers.slice(0, count)];
  const [first = 0, ...rest] = numbers;
  return [...listCombinations(rest, count - 1).map((chosen) => [first, ...chosen]), ...listCombinations(rest, count)];
}

export function listPermutations(numbers: readonly number[]): number[][] {
  if (numbers.length === 0) return [[]];
  return numbers.flatMap((number, index) =>
    listPermutations(numbers.filter((_, at) => at !== index)).map((rest) => [number, ...rest]),
  );
}

/**
 * The first half of a Super Combo takes runs of neighbouring numbers, the second half every fifth number of the rest.
 */
function megaCombo(numbers: readonly number[], favourites: readonly number[], count: number): number[][] {
  return Array.from({ length: MEGA_COMBO_LINES }, (_, index) => {
    const step = index < MEGA_COMBO_LINES / 2 ? 1 : 5;
    const run = numbers.map((_, place) => numbers[(index + place * step) % numbers.length] ?? 0);
    return [...new Set([...favourites, ...run])].slice(0, count);
  });
}
