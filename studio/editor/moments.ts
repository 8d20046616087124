import { TZDate } from '@date-fns/tz';
import { getEditorLanguage } from '#engine/messages/editor-messages.ts';

/** Tomorrow at a wall-clock time. */
export function findTomorrowAt(now: number, timeZone: string, hours: number, minutes: number): number {
  return addDays(now, timeZone, 1, hours, minutes);
}

/** The next day of the week, at least a day ahead; 0 is Sunday. */
export function findNextWeekdayAt(
  now: number,
  timeZone: string,
  weekday: number,
  hours: number,
  minutes: number,
): number {
  const today = new TZDate(now, timeZone).getDay();
  return addDays(now, timeZone, ((weekday - today + 6) % 7) + 1, hours, minutes);
}

/** Such as "Sat, 28 Nov 2026, 9:00 am". */
export function formatMoment(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat(getEditorLanguage().locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(at);
}

/** Such as "9:00 am", by the clock of the browser. */
export function formatClockTime(at: number): string {
  return new Intl.DateTimeFormat(getEditorLanguage().locale, { hour: 'numeric', minute: '2-digit' }).format(at);
}

/** Calendar days, which a change to daylight-saving time makes shorter or longer than 24 hours. */
function addDays(now: number, timeZone: string, days: number, hours: number, minutes: number): number {
  const today = new TZDate(now, timeZone);
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate() + days];
  return new TZDate(year, month, day, hours, minutes, timeZone).getTime();
}
