// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CheckoutFooterMessages {
  /** Payment methods */
  payments(): string;
  /** Help */
  help(): string;
}

export const checkoutFooterMessages: MessageCatalogueReference<CheckoutFooterMessages> = { catalogue: 'checkout-footer' };
