// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OfferRegionRestrictionMessages {
  /** Where it’s sold */
  label(): string;
  /** {regions} */
  regions(values: { readonly regions: readonly string[] }): string;
}

export const offerRegionRestrictionMessages: MessageCatalogueReference<OfferRegionRestrictionMessages> = { catalogue: 'offer-region-restriction', format: formatText };
