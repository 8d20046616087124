// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface MigrationBannerMessages {
  /** Upgrade my account */
  open(): string;
}

export const migrationBannerMessages: MessageCatalogueReference<MigrationBannerMessages> = { catalogue: 'migration-banner' };
