import { isNonArrayObject } from '#engine/api/api-error.ts';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import { FAVOURITE_NUMBERS_STORAGE_KEY } from '#schemas/browser/tab-names.ts';
import type { FavouriteNumbers } from '#schemas/generated/api/types.gen.ts';

const MOST = 20;

/**
 * Favourite numbers chosen before sign-up, stored in the tab (specification: Cookie and storage names). Unreadable ones
 * are ignored, so that the sign-up does not fail.
 */
export function readFavouriteNumbersBeforeSignUp(storage: TabStorage): FavouriteNumbers[] {
  const text = storage.read(FAVOURITE_NUMBERS_STORAGE_KEY);
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap(favouriteOf).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps the favourite numbers of a visitor in the tab. */
export function storeFavouriteNumbersBeforeSignUp(storage: TabStorage, numbers: readonly FavouriteNumbers[]): void {
  if (numbers.length === 0) storage.remove(FAVOURITE_NUMBERS_STORAGE_KEY);
  else storage.write(FAVOURITE_NUMBERS_STORAGE_KEY, JSON.stringify(numbers.slice(-MOST)));
}

function favouriteOf(value: unknown): FavouriteNumbers[] {
  if (!isNonArrayObject(value)) return [];
  const { lotteryKey, numberSets } = value;
  if (typeof lotteryKey !== 'string' || !Array.isArray(numberSets)) return [];
  const sets = numberSets.flatMap((set) => {
    if (!isNonArrayObject(set)) return [];
    const { key, numbers } = set;
    const isWhole = typeof key === 'string' && Array.isArray(numbers) && numbers.every(Number.isInteger);
    return isWhole ? [{ key, numbers }] : [];
  });
  return sets.length === numberSets.length ? [{ lotteryKey, numberSets: sets }] : [];
}
