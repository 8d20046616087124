import { getEpochDayAndHourInTimeZone } from '../date-format.ts';

const TONIGHT_FROM_HOUR = 18;
const WEEK = 7;

/** How a draw date is labelled. */
export type DrawDay = 'tonight' | 'today' | 'tomorrow' | 'thisWeekday' | 'nextWeekday' | 'date';

/**
 * Finds how a draw date is labelled (specification: Business constants and limits, "Draw day labels"): `tonight` for a
 * draw today from 18:00, `today`, `tomorrow`, `thisWeekday` for up to six days, `nextWeekday` for the week after,
 * otherwise `date`. `draw` and `now` are epoch milliseconds, `timeZone` is the IANA time zone of the shop.
 */
export function resolveDrawDay(draw: number, now: number, timeZone: string): DrawDay {
  const { day, hour } = getEpochDayAndHourInTimeZone(draw, timeZone);
  const days = day - today(now, timeZone);
  if (days === 0) return hour >= TONIGHT_FROM_HOUR ? 'tonight' : 'today';
  if (days === 1) return 'tomorrow';
  if (days > 1 && days < 2 * WEEK) return days < WEEK ? 'thisWeekday' : 'nextWeekday';
  return 'date';
}

/** Caches the last day, because a page formats many draws with the same `now`. */
let latest = { now: Number.NaN, timeZone: '', day: 0 };

function today(now: number, timeZone: string): number {
  if (latest.now !== now || latest.timeZone !== timeZone) {
    latest = { now, timeZone, day: getEpochDayAndHourInTimeZone(now, timeZone).day };
  }
  return latest.day;
}
