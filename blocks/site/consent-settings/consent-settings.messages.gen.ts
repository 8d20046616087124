// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ConsentSettingsMessages {
  /** Save my choices */
  submit(): string;
  /** Saved. We’ll ask again in a year. */
  saved(): string;
}

export const consentSettingsMessages: MessageCatalogueReference<ConsentSettingsMessages> = { catalogue: 'consent-settings' };
