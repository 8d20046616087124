// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DrawDayMessages {
  /** Tonight */
  tonight(): string;
  /** Today */
  today(): string;
  /** Tomorrow */
  tomorrow(): string;
  /** This {draw, date, weekday} */
  thisWeekday(values: { readonly draw: number }): string;
  /** Next {draw, date, weekday} */
  nextWeekday(values: { readonly draw: number }): string;
  /** {draw, date, longDate} */
  date(values: { readonly draw: number }): string;
}

export const drawDayMessages: MessageCatalogueReference<DrawDayMessages> = { catalogue: 'draw-day', format: formatText };
