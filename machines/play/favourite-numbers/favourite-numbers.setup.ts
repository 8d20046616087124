import { assign, emit, fromPromise, setup } from 'xstate';
import { replaceFavouritesOfLottery } from '#domain/play/favourites.ts';
import type { FavouriteNumbers } from '#schemas/generated/api/types.gen.ts';
import type {
  FavouriteNumbersChange,
  FavouriteNumbersEmitted,
  FavouriteNumbersEvent,
  FavouriteNumbersInput,
  FavouriteNumbersMachineContext,
} from './favourite-numbers.types.ts';

const types = {} as {
  context: FavouriteNumbersMachineContext;
  events: FavouriteNumbersEvent;
  input: FavouriteNumbersInput;
  emitted: FavouriteNumbersEmitted;
};

export const favouriteNumbersSetup = setup({
  types,
  actors: {
    load: fromPromise<readonly FavouriteNumbers[]>(() => Promise.reject(new Error('load is not provided'))),
    save: fromPromise<void, readonly FavouriteNumbers[]>(() => Promise.reject(new Error('save is not provided'))),
  },
  guards: {
    hasChange: ({ context }) => context.change !== null,
    removes: ({ context }) => context.change?.kind === 'remove',
    replaces: ({ context }) => applyFavouriteNumbersChange(context).replaced,
  },
  actions: {
    recordFavourites: assign((_, { output }: { readonly output: readonly FavouriteNumbers[] }) => ({
      favourites: output,
    })),
    noteChange: assign(({ event }) => ({ change: changeOf(event) })),
    applyChange: assign(({ context }) => ({
      favourites: applyFavouriteNumbersChange(context).favourites,
      change: null,
    })),
    dropChange: assign({ change: null }),
    closeTip: assign({ isTipShown: false }),
    tellTipClosed: emit({ type: 'tip.closed' }),
    tellAdded: emit(({ context }) => ({ type: 'favourite-numbers.added', lotteryKey: lotteryOf(context) })),
    tellEdited: emit(({ context }) => ({ type: 'favourite-numbers.edited', lotteryKey: lotteryOf(context) })),
    tellRemoved: emit(({ context }) => ({ type: 'favourite-numbers.removed', lotteryKey: lotteryOf(context) })),
    tellNone: emit({ type: 'favourite-numbers.none-found' }),
    tellNotLoaded: emit({ type: 'favourite-numbers.not-loaded' }),
    tellNotSaved: emit({ type: 'favourite-numbers.not-saved' }),
  },
});

function changeOf(event: FavouriteNumbersEvent): FavouriteNumbersChange | null {
  switch (event.type) {
    case 'FAVOURITES.SAVE':
      return { kind: 'save', entry: { lotteryKey: event.lotteryKey, numberSets: event.numberSets } };
    case 'FAVOURITES.REMOVE':
      return { kind: 'remove', lotteryKey: event.lotteryKey };
    default:
      return null;
  }
}

export function applyFavouriteNumbersChange({ favourites, change }: FavouriteNumbersMachineContext) {
  if (change === null) return { favourites, replaced: false };
  if (change.kind === 'save') return replaceFavouritesOfLottery(favourites, change.entry);
  return { favourites: favourites.filter(({ lotteryKey }) => lotteryKey !== change.lotteryKey), replaced: false };
}

function lotteryOf({ change }: FavouriteNumbersMachineContext): string {
  if (change === null) throw new Error('favourite numbers are changed without a change');
  return change.kind === 'save' ? change.entry.lotteryKey : change.lotteryKey;
}
