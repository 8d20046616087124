// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SkipLinkMessages {
  /** Skip to content */
  label(): string;
}

export const skipLinkMessages: MessageCatalogueReference<SkipLinkMessages> = { catalogue: 'skip-link' };
