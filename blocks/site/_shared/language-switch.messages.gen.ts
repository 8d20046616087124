// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LanguageSwitchMessages {
  /** Language */
  heading(): string;
}

export const languageSwitchMessages: MessageCatalogueReference<LanguageSwitchMessages> = { catalogue: 'language-switch' };
