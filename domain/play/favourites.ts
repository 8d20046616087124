import type { NumberSet } from './game.ts';

/**
 * Fills a game from favourite numbers: takes as many as each set plays and skips numbers it does not have. A first set
 * with another key takes the numbers of the first favourite set.
 */
export function fillGameFromFavourites(
  favourites: readonly { readonly key: string; readonly numbers: readonly number[] }[],
  numberSets: readonly NumberSet[],
): { readonly key: string; readonly numbers: number[] }[] {
  return numberSets.map(({ key, count, min, max }, index) => {
    const from = favourites.find((set) => set.key === key) ?? (index === 0 ? favourites[0] : undefined);
    const playable = (from?.numbers ?? []).filter((number) => number >= min && number <= max);
    return { key, numbers: [...new Set(playable)].slice(0, count) };
  });
}

export interface FavouritesAndWhetherReplaced<Favourite> {
  readonly favourites: readonly Favourite[];
  readonly replaced: boolean;
}

/** Saves favourite numbers in place of the earlier ones of the same lottery. */
export function replaceFavouritesOfLottery<Favourite extends { readonly lotteryKey: string }>(
  favourites: readonly Favourite[],
  added: Favourite,
): FavouritesAndWhetherReplaced<Favourite> {
  const others = favourites.filter(({ lotteryKey }) => lotteryKey !== added.lotteryKey);
  return { favourites: [...others, added], replaced: others.length < favourites.length };
}
