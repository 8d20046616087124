import type { FavouriteNumbers } from '#schemas/generated/api/types.gen.ts';

export type FavouriteNumbersChange =
  | { readonly kind: 'save'; readonly entry: FavouriteNumbers }
  | { readonly kind: 'remove'; readonly lotteryKey: string };

export interface FavouriteNumbersInput {
  /** Whether the tip was closed before in this tab. */
  readonly isTipClosed: boolean;
}

export interface FavouriteNumbersMachineContext {
  readonly favourites: readonly FavouriteNumbers[];
  /** The change that waits for loading or is being saved. */
  readonly change: FavouriteNumbersChange | null;
  readonly isTipShown: boolean;
}

export type FavouriteNumbersEvent =
  | { readonly type: 'FAVOURITES.LOAD' }
  | {
      readonly type: 'FAVOURITES.SAVE';
      readonly lotteryKey: string;
      readonly numberSets: FavouriteNumbers['numberSets'];
    }
  | { readonly type: 'FAVOURITES.REMOVE'; readonly lotteryKey: string }
  /** The lottery has no favourite numbers to use. */
  | { readonly type: 'FAVOURITES.NOT_FOUND' }
  | { readonly type: 'TIP.CLOSE' };

export type FavouriteNumbersEmitted =
  | {
      readonly type: 'favourite-numbers.added' | 'favourite-numbers.edited' | 'favourite-numbers.removed';
      readonly lotteryKey: string;
    }
  | { readonly type: 'favourite-numbers.none-found' | 'favourite-numbers.not-loaded' | 'favourite-numbers.not-saved' }
  | { readonly type: 'tip.closed' };
