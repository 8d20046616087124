import { TZDate } from '@date-fns/tz';
import { getWeekdayFormat } from '#domain/date-format.ts';

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/** When draws happen, in the time zone of the shop. `time` is 'HH:MM', `anchor` a date of one of the draws. */
export type DrawSchedule =
  | { readonly kind: 'weekly'; readonly days: readonly Weekday[]; readonly time: string }
  | { readonly kind: 'interval'; readonly anchor: string; readonly everyDays: number; readonly time: string }
  | { readonly kind: 'monthly'; readonly day: number; readonly time: string }
  | { readonly kind: 'yearly'; readonly month: number; readonly day: number; readonly time: string };

const DAYS: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const DAY = 86_400_000;
const DAYS_AHEAD = 400;

/**
 * The next draw after a moment; both are epoch milliseconds.
 *
 * @throws when the schedule has none in more than a year.
 */
export function findNextScheduledDrawTime(schedule: DrawSchedule, after: number, timeZone: string): number {
  const local = new TZDate(after, timeZone);
  const first = Date.UTC(local.getFullYear(), local.getMonth(), local.getDate());
  const [hours = 0, minutes = 0] = schedule.time.split(':').map(Number);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = new Date(first + ahead * DAY);
    if (!isDrawDay(schedule, date)) continue;
    const draw = new TZDate(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), hours, minutes, timeZone);
    if (draw.getTime() > after) return draw.getTime();
  }
  throw new Error(`no draw within ${DAYS_AHEAD} days of ${new Date(after).toISOString()}`);
}

/** `date` is a calendar day as midnight UTC, regardless of the shop's time zone. */
function isDrawDay(schedule: DrawSchedule, date: Date): boolean {
  switch (schedule.kind) {
    case 'weekly':
      return schedule.days.includes(dayOf(date.getUTCDay()));
    case 'interval':
      return ((date.getTime() - Date.parse(`${schedule.anchor}T00:00:00Z`)) / DAY) % schedule.everyDays === 0;
    case 'monthly':
      return date.getUTCDate() === schedule.day;
    case 'yearly':
      return date.getUTCMonth() + 1 === schedule.month && date.getUTCDate() === schedule.day;
  }
}

function dayOf(index: number): Weekday {
  return DAYS[index] ?? 'sun';
}

/** The day of the week of a moment, in a time zone. */
export function getWeekday(moment: number, timeZone: string): Weekday {
  const name = getWeekdayFormat('en', timeZone).format(moment).slice(0, 3).toLowerCase();
  return DAYS.find((day) => day === name) ?? 'sun';
}
