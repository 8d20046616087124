import { getEpochDayAndHourInTimeZone } from '../date-format.ts';

/** In years, where a country has no other (specification: Validation rules, "Minimum registration age 18"). */
export const USUAL_MINIMUM_AGE = 18;

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Whether a text is a valid calendar date such as '2008-02-29'. */
export function isCalendarDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text;
}

/**
 * Whether a customer is of age; both dates are written as '2008-02-29'. A person born on 29 February is of age on 1 March.
 */
export function isAdult(dateOfBirth: string, today: string, minimumAge = USUAL_MINIMUM_AGE): boolean {
  if (!isCalendarDate(dateOfBirth)) return false;
  const year = Number(dateOfBirth.slice(0, 4)) + minimumAge;
  return `${String(year).padStart(4, '0')}${dateOfBirth.slice(4)}` <= today;
}

/** Date in a time zone, such as '2026-11-21', at a moment in epoch milliseconds. */
export function formatCalendarDateInTimeZone(now: number, timeZone: string): string {
  return new Date(getEpochDayAndHourInTimeZone(now, timeZone).day * 86_400_000).toISOString().slice(0, 10);
}
