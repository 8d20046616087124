import { assign, emit, fromPromise, setup } from 'xstate';
import { replaceFavouritesOfLottery } from '#domain/play/favourites.ts';
import type { FavouriteNumbers } from '#schemas/generated/api/types.gen.ts';
import type {
  FavouriteChange,
  FavouriteNumbersContext,
  FavouriteNumbersEmitted,
  FavouriteNumbersEvent,
  FavouriteNumbersInput,
} from './favourite-numbers.types.ts';

const types = {} as {
  context: FavouriteNumbersContext;
  events: FavouriteNumbersEvent;
  input: FavouriteNumbersInput;
  emitted: FavouriteNumbersEmitted;
};

/**
 * Favourite numbers, one set a lottery (specification: Entities and their fields, `favouriteNumbers`): those of the
 * customer, or those that the tab keeps for a visitor. What is to be saved before they are known waits until they are,
 * or it would take away those for other lotteries.
 */
export const favouriteNumbersMachine = setup({
  types,
  actors: {
    load: fromPromise<readonly FavouriteNumbers[]>(() => Promise.reject(new Error('load is not provided'))),
    save: fromPromise<void, readonly FavouriteNumbers[]>(() => Promise.reject(new Error('save is not provided'))),
  },
  guards: {
    hasChange: ({ context }) => context.change !== null,
    removes: ({ context }) => context.change?.kind === 'remove',
    replaces: ({ context }) => afterChange(context).replaced,
  },
  actions: {
    recordFavourites: assign((_, favourites: readonly FavouriteNumbers[]) => ({ favourites })),
    noteChange: assign(({ event }) => ({ change: changeOf(event) })),
    applyChange: assign(({ context }) => ({ favourites: afterChange(context).favourites, change: null })),
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
}).createMachine({
  id: 'favourite-numbers',
  context: ({ input }) => ({ favourites: [], change: null, isTipShown: !input.isTipClosed }),
  initial: 'loading',
  on: { 'TIP.CLOSE': { actions: ['closeTip', 'tellTipClosed'] } },
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: 'hasChange',
            target: 'saving',
            actions: { type: 'recordFavourites', params: ({ event }) => event.output },
          },
          { target: 'known', actions: { type: 'recordFavourites', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: ['dropChange', 'tellNotLoaded'] },
      },
      on: {
        'FAVOURITES.SAVE': { actions: 'noteChange' },
        'FAVOURITES.REMOVE': { actions: 'noteChange' },
      },
    },
    failed: {
      on: {
        'FAVOURITES.LOAD': 'loading',
        'FAVOURITES.SAVE': { target: 'loading', actions: 'noteChange' },
        'FAVOURITES.REMOVE': { target: 'loading', actions: 'noteChange' },
      },
    },
    known: {
      on: {
        'FAVOURITES.SAVE': { target: 'saving', actions: 'noteChange' },
        'FAVOURITES.REMOVE': { target: 'saving', actions: 'noteChange' },
        'FAVOURITES.MISS': { actions: 'tellNone' },
      },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => afterChange(context).favourites,
        onDone: [
          { guard: 'removes', target: 'known', actions: ['tellRemoved', 'applyChange'] },
          { guard: 'replaces', target: 'known', actions: ['tellEdited', 'applyChange'] },
          { target: 'known', actions: ['tellAdded', 'applyChange'] },
        ],
        onError: { target: 'known', actions: ['dropChange', 'tellNotSaved'] },
      },
    },
  },
});

function changeOf(event: FavouriteNumbersEvent): FavouriteChange | null {
  switch (event.type) {
    case 'FAVOURITES.SAVE':
      return { kind: 'save', entry: { lotteryKey: event.lotteryKey, numberSets: event.numberSets } };
    case 'FAVOURITES.REMOVE':
      return { kind: 'remove', lotteryKey: event.lotteryKey };
    default:
      return null;
  }
}

function afterChange({ favourites, change }: FavouriteNumbersContext) {
  if (change === null) return { favourites, replaced: false };
  if (change.kind === 'save') return replaceFavouritesOfLottery(favourites, change.entry);
  return { favourites: favourites.filter(({ lotteryKey }) => lotteryKey !== change.lotteryKey), replaced: false };
}

function lotteryOf({ change }: FavouriteNumbersContext): string {
  if (change === null) throw new Error('favourite numbers are changed without a change');
  return change.kind === 'save' ? change.entry.lotteryKey : change.lotteryKey;
}
