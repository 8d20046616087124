import { MEGA_COMBO_FAVOURITES_SET_KEY, MEGA_COMBO_NUMBERS_SET_KEY } from '../play/game.ts';
import type { GameType } from '../play/game-type.ts';

export interface PlayedNumberSet {
  readonly key: string;
  readonly numbers: readonly number[];
}

/** The numbers of a ticket's game and which of them were drawn, by number set of the draw. */
export interface PlayedGame {
  readonly numberSets: readonly PlayedNumberSet[];
  readonly hits: readonly PlayedNumberSet[];
}

/** A number drawn in its own set (`main`) or as a supplementary number (`further`). */
export type NumberMatch = 'main' | 'further' | null;

export interface MarkedNumberSet {
  readonly key: string;
  readonly numbers: readonly { readonly number: number; readonly hit: NumberMatch }[];
}

export interface MarkedGame {
  readonly sets: readonly MarkedNumberSet[];
  /** Count of main matches. */
  readonly main: number;
  /** Count of supplementary matches. */
  readonly further: number;
  /** Keys of the draw's sets that the game covers completely. */
  readonly whole: readonly string[];
}

/**
 * Marks the drawn numbers of a game. A set of the draw without numbers in the game, such as supplementary numbers, is
 * matched against the first set; a PowerHit covers all numbers of it instead. A number in both sets of a Super Combo
 * counts once. `drawnKeys` are the sets of the draw in order.
 */
export function markDrawnNumbers(game: PlayedGame, drawnKeys: readonly string[], gameType: GameType): MarkedGame {
  const isCombo = gameType === 'mega_combo';
  const played = game.numberSets.map(({ key }) => key);
  const others = drawnKeys.filter((key) => !played.includes(key));
  const ownKey = (set: string) => (isCombo && COMBO_SETS.has(set) ? drawnKeys[0] : set);
  const sharing = gameType === 'powerhit' ? [] : others.filter((key) => !isCombo || key !== drawnKeys[0]);
  const hitsOf = (keys: readonly (string | undefined)[]) =>
    new Set(game.hits.filter(({ key }) => keys.includes(key)).flatMap(({ numbers }) => numbers));
  const further = hitsOf(sharing);
  const sets = game.numberSets.map(({ key, numbers }, index): MarkedNumberSet => {
    const own = hitsOf([ownKey(key)]);
    const hasFurther = isCombo || index === 0;
    const hit = (number: number): NumberMatch =>
      own.has(number) ? 'main' : hasFurther && further.has(number) ? 'further' : null;
    return { key, numbers: numbers.map((number) => ({ number, hit: hit(number) })) };
  });
  return {
    sets,
    main: countHits(sets, 'main', isCombo),
    further: countHits(sets, 'further', isCombo),
    whole: gameType === 'powerhit' ? others : [],
  };
}

const COMBO_SETS: ReadonlySet<string> = new Set([MEGA_COMBO_NUMBERS_SET_KEY, MEGA_COMBO_FAVOURITES_SET_KEY]);

function countHits(sets: readonly MarkedNumberSet[], wanted: NumberMatch, countsOnce: boolean): number {
  const found = sets.flatMap(({ numbers }) => numbers.filter(({ hit }) => hit === wanted).map(({ number }) => number));
  return countsOnce ? new Set(found).size : found.length;
}
