// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface DateLabelMessages {
  /** {day}, {time} */
  dayAndTime(values: { readonly day: string; readonly time: string }): string;
  /** {from, date, shortWeekdayDate} – {until, date, shortWeekdayDate} */
  days(values: { readonly from: number; readonly until: number }): string;
  /** {moment, date, weekdayDate}, {moment, time} */
  weekdayDateTime(values: { readonly moment: number }): string;
  /** tonight, {draw, time} */
  tonight(values: { readonly draw: number }): string;
  /** today, {draw, time} */
  today(values: { readonly draw: number }): string;
  /** tomorrow, {draw, time} */
  tomorrow(values: { readonly draw: number }): string;
  /** this {draw, date, weekday}, {draw, time} */
  thisWeekday(values: { readonly draw: number }): string;
  /** next {draw, date, weekday}, {draw, time} */
  nextWeekday(values: { readonly draw: number }): string;
  /** {draw, date, longDate}, {draw, time} */
  date(values: { readonly draw: number }): string;
}

export const dateLabelMessages: MessageCatalogueReference<DateLabelMessages> = { catalogue: 'date-label', format: formatText };
