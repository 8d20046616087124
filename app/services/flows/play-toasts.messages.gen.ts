// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PlayToastsMessages {
  /** Favourite numbers added. */
  favouritesAdded(): string;
  /** You can only have one set of favourite numbers for a lottery. These have replaced your old ones. */
  favouritesReplaced(): string;
  /** Favourite numbers removed. */
  favouritesRemoved(): string;
  /** No favourite numbers found */
  noFavouritesTitle(): string;
  /** Complete a game and save it as your favourites. */
  noFavourites(): string;
  /** We couldn’t load your favourite numbers. Please try again. */
  favouritesNotLoaded(): string;
  /** We couldn’t save your favourite numbers. Please try again. */
  favouritesNotSaved(): string;
}

export const playToastsMessages: MessageCatalogueReference<PlayToastsMessages> = { catalogue: 'play-toasts' };
