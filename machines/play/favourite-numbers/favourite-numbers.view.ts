import type { SnapshotFrom } from 'xstate';
import type { FavouriteNumbers } from '#schemas/generated/api/types.gen.ts';
import type { favouriteNumbersMachine } from './favourite-numbers.machine.ts';

export interface FavouriteNumbersView {
  /** Loading state; after `failed`, `FAVOURITES.LOAD` retries. */
  readonly status: 'loading' | 'known' | 'failed';
  readonly favourites: readonly FavouriteNumbers[];
  readonly isSaving: boolean;
  readonly isTipShown: boolean;
}

export function favouriteNumbersView(snapshot: SnapshotFrom<typeof favouriteNumbersMachine>): FavouriteNumbersView {
  const { favourites, isTipShown } = snapshot.context;
  const status = snapshot.matches('loading') ? 'loading' : snapshot.matches('failed') ? 'failed' : 'known';
  return { status, favourites, isSaving: snapshot.matches('saving'), isTipShown };
}
