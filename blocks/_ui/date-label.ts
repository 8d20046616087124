import {
  getLongDateFormat,
  getMonthAndYearFormat,
  getShortMonthFormat,
  getShortWeekdayDateFormat,
  getShortWeekdayDateWithoutYearFormat,
  getTimeOfDayFormat,
  getWeekdayDateFormat,
} from '#domain/date-format.ts';
import { formatDrawDayLabel } from '#domain/play/draw-day-label.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';

/** A moment in the words of the shop's place: the day as the specification labels it, and the time of day. */
export interface FormattedMoment {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Such as 'Tonight' or 'This Saturday'. */
  readonly day: string;
  /** Such as '7:00 pm'. */
  readonly time: string;
}

export function formatMomentWithDayLabel(
  at: string,
  now: number,
  { timeZone, locale }: SiteDataForBlocks,
): FormattedMoment {
  const moment = Date.parse(at);
  const time = getTimeOfDayFormat(locale, timeZone).format(moment);
  return { at, day: formatDrawDayLabel(moment, now, { timeZone, locale }), time };
}

/** The same within a sentence, such as 'this Saturday, 7:00 pm'. */
export function formatMomentInSentence({ day, time }: Pick<FormattedMoment, 'day' | 'time'>): string {
  return `${day.charAt(0).toLowerCase()}${day.slice(1)}, ${time}`;
}

/** A month such as `2026-03` in full: 'March 2026'. */
export function formatMonthAndYear(month: string, { locale }: SiteDataForBlocks): string {
  return getMonthAndYearFormat(locale, 'UTC').format(Date.parse(`${month}-01`));
}

/** A month such as `2026-03`, short: 'Mar'. */
export function formatShortMonth(month: string, { locale }: SiteDataForBlocks): string {
  return getShortMonthFormat(locale, 'UTC').format(Date.parse(`${month}-01`));
}

/** A date that is long over, with its year, such as 'Sat, 14 Nov 2026'. */
export function formatShortDateWithYear(at: string, { timeZone, locale }: SiteDataForBlocks): string {
  return getShortWeekdayDateFormat(locale, timeZone).format(Date.parse(at));
}

/** A date that is over, short, such as 'Sat, 14 Nov'. */
export function formatShortDate(at: string, { timeZone, locale }: SiteDataForBlocks): string {
  return getShortWeekdayDateWithoutYearFormat(locale, timeZone).format(Date.parse(at));
}

/** The day of a story, such as '3 November 2026'. */
export function formatLongDate(at: number, { timeZone, locale }: SiteDataForBlocks): string {
  return getLongDateFormat(locale, timeZone).format(at);
}

/** A moment in full, such as 'Saturday, 28 November 2026, 7:30 pm'. */
export function formatWeekdayDateTime(at: string, { timeZone, locale }: SiteDataForBlocks): string {
  const moment = Date.parse(at);
  return `${getWeekdayDateFormat(locale, timeZone).format(moment)}, ${getTimeOfDayFormat(locale, timeZone).format(moment)}`;
}
