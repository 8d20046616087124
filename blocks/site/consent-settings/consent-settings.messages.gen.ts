// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ConsentSettingsMessages {
  /** Save my choice */
  submit(): string;
  /** Your choice is saved. It holds for one year. */
  saved(): string;
}

export const consentSettingsMessages: MessageCatalogueReference<ConsentSettingsMessages> = { catalogue: 'consent-settings' };
