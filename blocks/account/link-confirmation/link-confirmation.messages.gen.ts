// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LinkConfirmationMessages {
  /** Confirming… */
  confirming(): string;
  /** Something went wrong. Please try again. */
  failed(): string;
}

export const linkConfirmationMessages: MessageCatalogueReference<LinkConfirmationMessages> = { catalogue: 'link-confirmation' };
