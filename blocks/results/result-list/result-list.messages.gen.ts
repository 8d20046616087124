// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ResultListMessages {
  /** No results yet. */
  none(): string;
  /** Pages of results */
  pages(): string;
  /** Draw {drawNo} */
  draw(values: { readonly drawNo: string }): string;
  /** {date}, draw {drawNo} */
  dateAndDraw(values: { readonly date: string; readonly drawNo: string }): string;
}

export const resultListMessages: MessageCatalogueReference<ResultListMessages> = { catalogue: 'result-list', format: formatText };
