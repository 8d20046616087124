// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ResultHeaderMessages {
  /** {view, select, winners {{name} winners} statistics {{name} statistics} other {{name} results}} */
  title(values: { readonly view: 'winners' | 'statistics' | 'results'; readonly name: string }): string;
  /** {name}, draw {drawNo} */
  drawTitle(values: { readonly name: string; readonly drawNo: string }): string;
  /** Page {page} */
  page(values: { readonly page: string }): string;
  /** More about {name} */
  facts(values: { readonly name: string }): string;
  /** Results */
  results(): string;
  /** Winners */
  winners(): string;
  /** Statistics */
  statistics(): string;
  /** {type, select, lottery_ticket {Play} raffle_ticket {Tickets} syndicate_share {Shares} other {Join}} */
  buy(values: { readonly type: 'lottery_ticket' | 'raffle_ticket' | 'syndicate_share' | 'membership' }): string;
}

export const resultHeaderMessages: MessageCatalogueReference<ResultHeaderMessages> = { catalogue: 'result-header', format: formatText };
