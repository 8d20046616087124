import type { GameType } from './game-type.ts';

/** A set of numbers to pick from: `count` different numbers from `min` to `max`. */
export interface NumberSet {
  readonly key: string;
  readonly count: number;
  readonly min: number;
  readonly max: number;
}

/** Numbers picked from one set; null is a blank. */
export interface PickedNumberSet {
  readonly key: string;
  readonly numbers: readonly (number | null)[];
}

export interface TicketGame {
  readonly numberSets: readonly PickedNumberSet[];
}

export interface GameNumberRules {
  readonly gameType: GameType;
  readonly numberSets: readonly NumberSet[];
}

export const MEGA_COMBO_NUMBERS_SET_KEY = 'numbers';
export const MEGA_COMBO_FAVOURITES_SET_KEY = 'favourites';

/**
 * Whether a game is complete (specification: Validation rules): every number set has exactly its count of numbers
 * and no blanks; for a mega_combo, Numbers have no blanks and Favourites, if present, is not empty.
 */
export function isGameComplete(game: TicketGame, { gameType, numberSets }: GameNumberRules): boolean {
  if (gameType === 'mega_combo') return isMegaComboComplete(game);
  return numberSets.every(({ key, count }) => {
    const numbers = pickedOf(game, key);
    return numbers?.length === count && !numbers.includes(null);
  });
}

function isMegaComboComplete(game: TicketGame): boolean {
  const numbers = pickedOf(game, MEGA_COMBO_NUMBERS_SET_KEY) ?? [];
  const favourites = pickedOf(game, MEGA_COMBO_FAVOURITES_SET_KEY);
  return numbers.length > 0 && !numbers.includes(null) && (favourites === null || favourites.length > 0);
}

export function countCompleteGames(games: readonly TicketGame[], rules: GameNumberRules): number {
  return games.filter((game) => isGameComplete(game, rules)).length;
}

export function hasDuplicateNumbers(numbers: readonly (number | null)[]): boolean {
  const picked = numbers.filter((number) => number !== null);
  return new Set(picked).size < picked.length;
}

export type PickedNumbersFault =
  | 'unknown_set'
  | 'repeated_set'
  | 'too_many_numbers'
  | 'duplicate_number'
  | 'out_of_range';

/** Reasons why picked numbers are invalid, complete or not; empty when they are valid. */
export function findPickedNumbersFaults(game: TicketGame, { numberSets }: GameNumberRules): PickedNumbersFault[] {
  const faults = new Set<PickedNumbersFault>();
  if (new Set(game.numberSets.map(({ key }) => key)).size < game.numberSets.length) faults.add('repeated_set');
  for (const { key, numbers } of game.numberSets) {
    const set = numberSets.find((candidate) => candidate.key === key);
    if (!set) {
      faults.add('unknown_set');
      continue;
    }
    if (numbers.length > set.count) faults.add('too_many_numbers');
    if (hasDuplicateNumbers(numbers)) faults.add('duplicate_number');
    if (numbers.some((number) => number !== null && !isInSet(number, set))) faults.add('out_of_range');
  }
  return [...faults];
}

function isInSet(number: number, { min, max }: NumberSet): boolean {
  return Number.isInteger(number) && number >= min && number <= max;
}

function pickedOf(game: TicketGame, key: string): readonly (number | null)[] | null {
  return game.numberSets.find((picked) => picked.key === key)?.numbers ?? null;
}
