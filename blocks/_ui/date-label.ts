import {
  getLongDateFormat,
  getMonthAndYearFormat,
  getShortMonthFormat,
  getShortWeekdayDateFormat,
  getShortWeekdayDateWithoutYearFormat,
  getTimeOfDayFormat,
} from '#domain/date-format.ts';
import { resolveDrawDay } from '#domain/play/draw-day.ts';
import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import type { MessageSource } from '#engine/messages/message-source.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import { dateLabelMessages } from './date-label.messages.gen.ts';
import { drawDayMessages } from './draw-day.messages.gen.ts';
import { formatDrawDay } from './draw-day.ts';

/** A moment as texts: the day as the specification labels it, and the time of day. */
export interface FormattedMoment {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Such as 'Tonight' or 'This Saturday'. */
  readonly day: string;
  /** Such as '7:00 pm'. */
  readonly time: string;
}

export interface DateLabelContext {
  readonly site: SiteDataForBlocks;
  readonly messages: MessageSource;
}

export interface DrawDayContext extends DateLabelContext {
  /** Epoch milliseconds. */
  readonly now: number;
}

export function formatMomentWithDayLabel(at: string, { site, messages, now }: DrawDayContext): FormattedMoment {
  const moment = Date.parse(at);
  const time = formatTimeOfDay(at, site);
  const day = formatDrawDay(moment, now, site, createMessageAccessor(drawDayMessages, messages, site));
  return { at, day, time };
}

/** The same as one text, such as 'This Saturday, 7:00 pm'. */
export function formatDayAndTime(
  { day, time }: Pick<FormattedMoment, 'day' | 'time'>,
  { site, messages }: DateLabelContext,
): string {
  return createMessageAccessor(dateLabelMessages, messages, site).dayAndTime({ day, time });
}

/** A moment within a sentence, such as 'this Saturday, 7:00 pm'. */
export function formatMomentInSentence(at: string, { site, messages, now }: DrawDayContext): string {
  const draw = Date.parse(at);
  return createMessageAccessor(dateLabelMessages, messages, site)[resolveDrawDay(draw, now, site.timeZone)]({ draw });
}

/** The time of day, such as '7:00 pm'. */
export function formatTimeOfDay(at: string, { timeZone, locale }: SiteDataForBlocks): string {
  return getTimeOfDayFormat(locale, timeZone).format(Date.parse(at));
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

/** Days from which and until when something runs, such as 'Sat, 14 Nov 2026 – Mon, 14 Dec 2026'. */
export function formatDays(from: string, until: string, { site, messages }: DateLabelContext): string {
  const days = { from: Date.parse(from), until: Date.parse(until) };
  return createMessageAccessor(dateLabelMessages, messages, site).days(days);
}

/** A moment in full, such as 'Saturday 28 November 2026, 7:30 pm'. */
export function formatWeekdayDateTime(at: string, { site, messages }: DateLabelContext): string {
  return createMessageAccessor(dateLabelMessages, messages, site).weekdayDateTime({ moment: Date.parse(at) });
}
