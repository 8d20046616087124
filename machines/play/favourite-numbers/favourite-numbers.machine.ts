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
  on: { 'TIP.CLOSE': { actions: ['closeTip', 'tellTipClosed'] } },
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          { guard: 'hasChange', target: 'saving', actions: { type: 'recordFavourites', params: getActorOutput } },
          { target: 'known', actions: { type: 'recordFavourites', params: getActorOutput } },
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
        input: saveInput,
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

function startContext({ input }: { readonly input: FavouriteNumbersInput }): FavouriteNumbersMachineContext {
  return { favourites: [], change: null, isTipShown: !input.isTipClosed };
}

function saveInput({ context }: { readonly context: FavouriteNumbersMachineContext }) {
  return applyFavouriteNumbersChange(context).favourites;
}
