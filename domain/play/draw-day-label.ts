import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { getEpochDayAndHourInTimeZone, getLongDateFormat, getWeekdayFormat } from '../date-format.ts';

const TONIGHT_FROM_HOUR = 18;
const WEEK = 7;

export interface LocaleAndTimeZone {
  /** IANA time zone of the shop. */
  readonly timeZone: string;
  readonly locale: string;
}

/**
 * Label of a draw date (specification: Business constants and limits, "Draw day labels"): Tonight for a draw today from
 * 18:00, Today, Tomorrow, This {weekday} for up to six days, Next {weekday} for the week after, otherwise a long date.
 * `draw` and `now` are epoch milliseconds.
 */
export function formatDrawDayLabel(draw: number, now: number, { timeZone, locale }: LocaleAndTimeZone): string {
  const { day, hour } = getEpochDayAndHourInTimeZone(draw, timeZone);
  const days = day - today(now, timeZone);
  if (days === 0) return hour >= TONIGHT_FROM_HOUR ? 'Tonight' : 'Today';
  if (days === 1) return 'Tomorrow';
  if (days > 1 && days < 2 * WEEK) {
    const weekday = getWeekdayFormat(locale, timeZone).format(draw);
    return `${days < WEEK ? 'This' : 'Next'} ${weekday}`;
  }
  return getLongDateFormat(locale, timeZone).format(draw);
}

/** The next midnight in the time zone of the shop, in epoch milliseconds, when a draw day label may change. */
export function findNextMidnight(now: number, timeZone: string): number {
  return startOfDay(addDays(new TZDate(now, timeZone), 1)).getTime();
}

/** Caches the last day, because a page formats many draws with the same `now`. */
let latest = { now: Number.NaN, timeZone: '', day: 0 };

function today(now: number, timeZone: string): number {
  if (latest.now !== now || latest.timeZone !== timeZone) {
    latest = { now, timeZone, day: getEpochDayAndHourInTimeZone(now, timeZone).day };
  }
  return latest.day;
}
