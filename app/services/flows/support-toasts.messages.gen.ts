// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SupportToastsMessages {
  /** Thank you! */
  thanks(): string;
  /** We’ve got your message and will reply by email. */
  sent(): string;
  /** We couldn’t send your message. Please try again. */
  failed(): string;
}

export const supportToastsMessages: MessageCatalogueReference<SupportToastsMessages> = { catalogue: 'support-toasts' };
