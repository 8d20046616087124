// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ConsentBannerMessages {
  /** Cookies */
  name(): string;
  /** Accept all */
  accept(): string;
  /** Essential only */
  refuse(): string;
}

export const consentBannerMessages: MessageCatalogueReference<ConsentBannerMessages> = { catalogue: 'consent-banner' };
