import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { favouriteNumbersMachine } from './favourite-numbers.machine.ts';
import type { FavouriteNumbersEvent } from './favourite-numbers.types.ts';

/** Favourite numbers. The flow persists across pages. */
export const favouriteNumbersFlow: FlowRef<SnapshotFrom<typeof favouriteNumbersMachine>, FavouriteNumbersEvent> = {
  id: 'favourite-numbers',
  scope: 'app',
};
