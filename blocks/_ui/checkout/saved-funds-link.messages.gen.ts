// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SavedFundsLinkMessages {
  /** Remove a saved card or account */
  makeRoom(): string;
}

export const savedFundsLinkMessages: MessageCatalogueReference<SavedFundsLinkMessages> = { catalogue: 'saved-funds-link' };
