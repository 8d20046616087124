import { TZDate } from '@date-fns/tz';
import { getEpochDayAndHourInTimeZone, getTimeOfDayFormat, getWeekdayFormat } from '../date-format.ts';

export const WEEKDAY_KEYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Opening hours on some weekdays; a closing time at or before the opening time is on the next day. */
export interface SupportHoursOnWeekdays {
  readonly days: readonly (typeof WEEKDAY_KEYS)[number][];
  /** Such as '09:00', by the clock of the shop. */
  readonly opens: string;
  readonly closes: string;
}

export interface SupportOpeningStatus {
  readonly isOpen: boolean;
  /** Next change in epoch milliseconds; null where it never changes. */
  readonly changes: number | null;
}

/** Offsets of the days to look at: yesterday may still be open, and eight days cover every weekday. */
const DAYS = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Spans longer than a week plus the repeated hour of a daylight saving change never end. */
const LONGEST = (7 * 24 + 1) * 3_600_000;

/** Whether support is open at a moment in epoch milliseconds, by the clock of a time zone. */
export function resolveSupportOpeningStatus(
  hours: readonly SupportHoursOnWeekdays[],
  now: number,
  timeZone: string,
): SupportOpeningStatus {
  const spans = merged(DAYS.flatMap((day) => spansOf(hours, now, timeZone, day)));
  const current = spans.find(({ from, to }) => from <= now && now < to);
  if (current && current.to - current.from > LONGEST) return { isOpen: true, changes: null };
  const next = spans.find(({ from }) => from > now);
  return { isOpen: current !== undefined, changes: (current ? current.to : next?.from) ?? null };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function spansOf(hours: readonly SupportHoursOnWeekdays[], now: number, timeZone: string, offset: number): Span[] {
  const today = new TZDate(now, timeZone);
  const at = (time: string, day: number) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + day, hour, minute, timeZone).getTime();
  };
  const weekday = WEEKDAY_KEYS[(((today.getDay() + offset) % 7) + 7) % 7];
  return hours
    .filter(({ days }) => weekday !== undefined && days.includes(weekday))
    .map(({ opens, closes }) => ({ from: at(opens, offset), to: at(closes, closes <= opens ? offset + 1 : offset) }))
    .filter(({ from, to }) => from < to);
}

/** Sorts spans and joins those that overlap or touch. */
function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && span.from <= last.to) all[all.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else all.push(span);
  }
  return all;
}

/** Formats the moment of a change: the time alone when it is today, otherwise with the weekday. */
export function formatNextOpeningChange(
  moment: number,
  now: number,
  place: { readonly locale: string; readonly timeZone: string },
) {
  const { locale, timeZone } = place;
  const time = getTimeOfDayFormat(locale, timeZone).format(moment);
  return getEpochDayAndHourInTimeZone(moment, timeZone).day === getEpochDayAndHourInTimeZone(now, timeZone).day
    ? time
    : `${getWeekdayFormat(locale, timeZone).format(moment)} ${time}`;
}

/** Formats a time such as '09:00' for a locale. */
export function formatOpeningTime(time: string, locale: string): string {
  return getTimeOfDayFormat(locale, 'UTC').format(Date.parse(`2000-01-01T${time}:00Z`));
}
