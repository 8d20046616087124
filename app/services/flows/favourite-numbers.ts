import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FavouriteNumbersEmitted } from '#machines/play/favourite-numbers/favourite-numbers.types.ts';
import type { ToastMessage } from '#schemas/browser/page-events.ts';
import { FAVOURITES_TIP_CLOSED_STORAGE_KEY } from '#schemas/browser/tab-names.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { type PlayToastsMessages, playToastsMessages } from './play-toasts.messages.gen.ts';

function toastOf({ type }: FavouriteNumbersEmitted, messages: PlayToastsMessages): ToastMessage | null {
  switch (type) {
    case 'favourite-numbers.added':
      return { message: messages.favouritesAdded(), level: 'success' };
    case 'favourite-numbers.edited':
      return { message: messages.favouritesReplaced(), level: 'info' };
    case 'favourite-numbers.removed':
      return { message: messages.favouritesRemoved(), level: 'success' };
    case 'favourite-numbers.none-found':
      return { title: messages.noFavouritesTitle(), message: messages.noFavourites(), level: 'info' };
    case 'favourite-numbers.not-loaded':
      return { message: messages.favouritesNotLoaded(), level: 'error' };
    case 'favourite-numbers.not-saved':
      return { message: messages.favouritesNotSaved(), level: 'error' };
    case 'tip.closed':
      return null;
  }
}

/** The favourite numbers of a customer, or those that the tab stores until sign-up. */
export function createFavouriteNumbersFlowLoader({
  commerce: { customer },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const [
      { startFavouriteNumbersMachine },
      {
        readFavouriteNumbersBeforeSignUp: readChosenFavouriteNumbers,
        storeFavouriteNumbersBeforeSignUp: storeChosenFavouriteNumbers,
      },
    ] = await Promise.all([
      import('#machines/play/favourite-numbers/favourite-numbers.start.ts'),
      import('../chosen-favourite-numbers.ts'),
    ]);
    return () => {
      const isCustomer = page.customerId() !== null;
      const actor = startFavouriteNumbersMachine({
        isTipClosed: page.storage('essential').read(FAVOURITES_TIP_CLOSED_STORAGE_KEY) !== null,
        load: async (signal) =>
          isCustomer
            ? (await customer.get({ signal })).favouriteNumbers
            : readChosenFavouriteNumbers(page.storage('essential')),
        save: async (favourites, signal) => {
          if (isCustomer) await customer.updateFavouriteNumbers(favourites, { signal });
          else storeChosenFavouriteNumbers(page.storage('essential'), favourites);
        },
      });
      actor.on('tip.closed', () => page.storage('essential').write(FAVOURITES_TIP_CLOSED_STORAGE_KEY, 'true'));
      actor.on('*', (event) => {
        const toast = toastOf(event, page.messages(playToastsMessages));
        if (toast) page.toast(toast);
      });
      return actor;
    };
  };
}
