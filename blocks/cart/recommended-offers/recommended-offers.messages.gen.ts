// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface RecommendedOffersMessages {
  /** {draw}, from {price} */
  drawAndPrice(values: { readonly draw: string; readonly price: string }): string;
}

export const recommendedOffersMessages: MessageCatalogueReference<RecommendedOffersMessages> = { catalogue: 'recommended-offers', format: formatText };
