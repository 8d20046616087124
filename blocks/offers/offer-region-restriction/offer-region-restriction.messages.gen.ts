// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OfferRegionRestrictionMessages {
  /** Where it’s sold */
  label(): string;
}

export const offerRegionRestrictionMessages: MessageCatalogueReference<OfferRegionRestrictionMessages> = { catalogue: 'offer-region-restriction' };
