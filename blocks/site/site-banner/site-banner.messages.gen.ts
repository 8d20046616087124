// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SiteBannerMessages {
  /** Announcement */
  name(): string;
  /** Dismiss */
  dismiss(): string;
}

export const siteBannerMessages: MessageCatalogueReference<SiteBannerMessages> = { catalogue: 'site-banner' };
