// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface SiteFooterMessages {
  /** Lotteries */
  lotteries(): string;
  /** Play {name} */
  play(values: { readonly name: string }): string;
  /** {name} Results */
  results(values: { readonly name: string }): string;
  /** Follow us */
  social(): string;
  /** Payment methods */
  payments(): string;
}

export const siteFooterMessages: MessageCatalogueReference<SiteFooterMessages> = { catalogue: 'site-footer', format: formatText };
