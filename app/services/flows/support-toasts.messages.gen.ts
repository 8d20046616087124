// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SupportToastsMessages {
  /** Thank you! */
  thanks(): string;
  /** We have your message, and answer by e-mail. */
  sent(): string;
  /** We could not send your message. Please try again. */
  failed(): string;
}

export const supportToastsMessages: MessageCatalogueReference<SupportToastsMessages> = { catalogue: 'support-toasts' };
