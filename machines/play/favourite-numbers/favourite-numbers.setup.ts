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
    isRemoval: ({ context }) => context.change?.kind === 'remove',
    isReplacement: ({ context }) => applyFavouriteNumbersChange(context).replaced,
  },
  actions: {
    setFavourites: assign((_, { output }: { readonly output: readonly FavouriteNumbers[] }) => ({
      favourites: output,
    })),
    setChange: assign(({ event }) => ({ change: changeOf(event) })),
    applyChange: assign(({ context }) => ({
      favourites: applyFavouriteNumbersChange(context).favourites,
      change: null,
    })),
    clearChange: assign({ change: null }),
    closeTip: assign({ isTipShown: false }),
    emitTipClosed: emit({ type: 'tip.closed' }),
    emitAdded: emit(({ context }) => ({ type: 'favourite-numbers.added', lotteryKey: lotteryOf(context) })),
    emitEdited: emit(({ context }) => ({ type: 'favourite-numbers.edited', lotteryKey: lotteryOf(context) })),
    emitRemoved: emit(({ context }) => ({ type: 'favourite-numbers.removed', lotteryKey: lotteryOf(context) })),
    emitNoneFound: emit({ type: 'favourite-numbers.none-found' }),
    emitNotLoaded: emit({ type: 'favourite-numbers.not-loaded' }),
    emitNotSaved: emit({ type: 'favourite-numbers.not-saved' }),
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
