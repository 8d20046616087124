// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PartnerCartMessages {
  /** Something went wrong. Please try again. */
  refused(): string;
}

export const partnerCartMessages: MessageCatalogueReference<PartnerCartMessages> = { catalogue: 'partner-cart' };
