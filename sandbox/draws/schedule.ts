import { TZDate } from '@date-fns/tz';
import { addDays, differenceInCalendarDays, startOfDay } from 'date-fns';

export type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** When draws happen, in the time zone of the shop. `time` is 'HH:MM', `anchor` a date of one of the draws. */
export type Schedule =
  | { readonly kind: 'weekly'; readonly days: readonly Day[]; readonly time: string }
  | { readonly kind: 'interval'; readonly anchor: string; readonly everyDays: number; readonly time: string }
  | { readonly kind: 'monthly'; readonly day: number; readonly time: string }
  | { readonly kind: 'yearly'; readonly month: number; readonly day: number; readonly time: string };

const DAYS: readonly Day[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const DAYS_AHEAD = 400;

/**
 * The next draw after a moment; both are epoch milliseconds.
 *
 * @throws when the schedule has none in more than a year.
 */
export function nextDrawDate(schedule: Schedule, after: number, timeZone: string): number {
  const first = startOfDay(new TZDate(after, timeZone));
  const [hours = 0, minutes = 0] = schedule.time.split(':').map(Number);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(first, ahead);
    if (!isDrawDay(schedule, date)) continue;
    const draw = new TZDate(date.getFullYear(), date.getMonth(), date.getDate(), hours, minutes, timeZone).getTime();
    if (draw > after) return draw;
  }
  throw new Error(`no draw within ${DAYS_AHEAD} days of ${new Date(after).toISOString()}`);
}

function isDrawDay(schedule: Schedule, date: TZDate): boolean {
  switch (schedule.kind) {
    case 'weekly':
      return schedule.days.includes(dayOf(date));
    case 'interval':
      return differenceInCalendarDays(date, anchorDate(schedule.anchor, date)) % schedule.everyDays === 0;
    case 'monthly':
      return date.getDate() === schedule.day;
    case 'yearly':
      return date.getMonth() + 1 === schedule.month && date.getDate() === schedule.day;
  }
}

function anchorDate(anchor: string, { timeZone }: TZDate): TZDate {
  const [year = 0, month = 1, day = 1] = anchor.split('-').map(Number);
  return new TZDate(year, month - 1, day, timeZone ?? 'UTC');
}

function dayOf(date: TZDate): Day {
  return DAYS[date.getDay()] ?? 'sun';
}

/** The day of the week of a moment, in a time zone. */
export function weekdayAt(moment: number, timeZone: string): Day {
  return dayOf(new TZDate(moment, timeZone));
}
