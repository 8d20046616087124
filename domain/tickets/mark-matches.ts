import { MEGA_COMBO_FAVOURITES_KEY, MEGA_COMBO_NUMBERS_KEY } from '../play/game.ts';
import type { GameType } from '../play/game-type.ts';

/** Numbers of one set, by its key. */
export interface NumbersOfSet {
  readonly key: string;
  readonly numbers: readonly number[];
}

/** A game on a ticket, and which of its numbers were drawn, by set of the draw. */
export interface PlayedGame {
  readonly numberSets: readonly NumbersOfSet[];
  readonly hits: readonly NumbersOfSet[];
}

/** Whether a number was drawn among those of its own set, or as a further one, such as a supplementary number. */
export type NumberMatch = 'main' | 'further' | null;

export interface MarkedNumberSet {
  readonly key: string;
  readonly numbers: readonly { readonly number: number; readonly hit: NumberMatch }[];
}

export interface MarkedGame {
  readonly sets: readonly MarkedNumberSet[];
  /** Numbers of the game that were drawn. */
  readonly main: number;
  /** Those that were drawn as further numbers. */
  readonly further: number;
  /** Keys of sets of the draw of which the game has every number. */
  readonly whole: readonly string[];
}

/**
 * Which numbers of a game were drawn. A set of the draw that the game has no numbers of shares the balls of its first
 * set, as supplementary numbers do; a PowerHit has every number of it instead. The two sets of a Super Combo are picked
 * from the same numbers, so one that stands in both counts once. `drawnKeys` are the sets of the draw in their order.
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

const COMBO_SETS: ReadonlySet<string> = new Set([MEGA_COMBO_NUMBERS_KEY, MEGA_COMBO_FAVOURITES_KEY]);

function countHits(sets: readonly MarkedNumberSet[], wanted: NumberMatch, countsOnce: boolean): number {
  const found = sets.flatMap(({ numbers }) => numbers.filter(({ hit }) => hit === wanted).map(({ number }) => number));
  return countsOnce ? new Set(found).size : found.length;
}
