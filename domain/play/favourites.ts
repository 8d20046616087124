import type { NumberSet } from './game.ts';

/**
 * What a game takes of favourite numbers: from the set with the same key as many as it plays, less those that it does
 * not play. A first set that goes by another name in this way to play takes from the first.
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

export interface ReplacedFavourites<Favourite> {
  readonly favourites: readonly Favourite[];
  /** Whether there was a set for this lottery, whose place the new one took. */
  readonly replaced: boolean;
}

/** Keeps a set of favourite numbers in place of the one that there was for its lottery. */
export function replaceFavouritesOfLottery<Favourite extends { readonly lotteryKey: string }>(
  favourites: readonly Favourite[],
  added: Favourite,
): ReplacedFavourites<Favourite> {
  const others = favourites.filter(({ lotteryKey }) => lotteryKey !== added.lotteryKey);
  return { favourites: [...others, added], replaced: others.length < favourites.length };
}
