// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ResultsStripMessages {
  /** No results yet. */
  none(): string;
  /** {date}, draw {drawNo} */
  dateAndDraw(values: { readonly date: string; readonly drawNo: string }): string;
}

export const resultsStripMessages: MessageCatalogueReference<ResultsStripMessages> = { catalogue: 'results-strip', format: formatText };
