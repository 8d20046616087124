// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ParamNamesMessages {
  /** page {page, number} */
  page(values: { readonly page: number }): string;
  /** All stories */
  allStories(): string;
  /** Lotto Party */
  lottoParty(): string;
  /** Syndicates */
  syndicates(): string;
  /** {type, select, daily {daily} major {major} monthly {monthly} preview {preview} other {special}} */
  giveawayType(values: { readonly type: 'daily' | 'major' | 'monthly' | 'preview' | 'special' }): string;
  /** draw {number} */
  giveaway(values: { readonly number: string }): string;
  /** {name}, draw {number} */
  namedGiveaway(values: { readonly name: string; readonly number: string }): string;
}

export const paramNamesMessages: MessageCatalogueReference<ParamNamesMessages> = { catalogue: 'param-names', format: formatText };
