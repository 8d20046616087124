// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PageLinksMessages {
  /** Previous */
  previous(): string;
  /** Next */
  next(): string;
  /** Page {page} */
  page(values: { readonly page: string }): string;
}

export const pageLinksMessages: MessageCatalogueReference<PageLinksMessages> = { catalogue: 'page-links', format: formatText };
