// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CartToastsMessages {
  /** Sorry, there was an unexpected error while updating your cart. Please try again. */
  unexpected(): string;
}

export const cartToastsMessages: MessageCatalogueReference<CartToastsMessages> = { catalogue: 'cart-toasts' };
