// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface OfferResultsLinksMessages {
  /** Results by name */
  heading(): string;
  /** {name} Results */
  results(values: { readonly name: string }): string;
}

export const offerResultsLinksMessages: MessageCatalogueReference<OfferResultsLinksMessages> = { catalogue: 'offer-results-links', format: formatText };
