// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CartAddMessages {
  /** We couldn’t add that. Please check your connection and try again. */
  codeNotLoaded(): string;
}

export const cartAddMessages: MessageCatalogueReference<CartAddMessages> = { catalogue: 'cart-add' };
