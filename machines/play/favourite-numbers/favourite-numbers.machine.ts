import { getActorOutput } from '../../_kit/params.ts';
import { applyFavouriteNumbersChange, favouriteNumbersSetup } from './favourite-numbers.setup.ts';
import type { FavouriteNumbersInput, FavouriteNumbersMachineContext } from './favourite-numbers.types.ts';

/**
 * Favourite numbers, one entry per lottery (specification: Entities and their fields, `favouriteNumbers`): the customer's, or
 * those stored in the tab for an anonymous visitor. A change waits until they are loaded, because saving replaces the entries
 * of all lotteries.
 */
export const favouriteNumbersMachine = favouriteNumbersSetup.createMachine({
  id: 'favourite-numbers',
  context: startContext,
  initial: 'loading',
  on: { 'TIP.CLOSE': { actions: ['closeTip', 'emitTipClosed'] } },
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          { guard: 'hasChange', target: 'saving', actions: { type: 'setFavourites', params: getActorOutput } },
          { target: 'known', actions: { type: 'setFavourites', params: getActorOutput } },
        ],
        onError: { target: 'failed', actions: ['clearChange', 'emitNotLoaded'] },
      },
      on: {
        'FAVOURITES.SAVE': { actions: 'setChange' },
        'FAVOURITES.REMOVE': { actions: 'setChange' },
      },
    },
    failed: {
      on: {
        'FAVOURITES.LOAD': 'loading',
        'FAVOURITES.SAVE': { target: 'loading', actions: 'setChange' },
        'FAVOURITES.REMOVE': { target: 'loading', actions: 'setChange' },
      },
    },
    known: {
      on: {
        'FAVOURITES.SAVE': { target: 'saving', actions: 'setChange' },
        'FAVOURITES.REMOVE': { target: 'saving', actions: 'setChange' },
        'FAVOURITES.NOT_FOUND': { actions: 'emitNoneFound' },
      },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: saveInput,
        onDone: [
          { guard: 'isRemoval', target: 'known', actions: ['emitRemoved', 'applyChange'] },
          { guard: 'isReplacement', target: 'known', actions: ['emitEdited', 'applyChange'] },
          { target: 'known', actions: ['emitAdded', 'applyChange'] },
        ],
        onError: { target: 'known', actions: ['clearChange', 'emitNotSaved'] },
      },
    },
  },
});

function startContext({ input }: { readonly input: FavouriteNumbersInput }): FavouriteNumbersMachineContext {
  return { favourites: [], change: null, isTipShown: !input.isTipClosed };
}

function saveInput({ context }: { readonly context: FavouriteNumbersMachineContext }) {
  return applyFavouriteNumbersChange(context).favourites;
}
