import { tzOffset } from '@date-fns/tz';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const LOCAL = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2})?$/;

/** Clock time in a time zone as a `datetime-local` input reads it: `2026-03-01T19:00`. Empty for an invalid moment. */
export function formatZonedMoment(moment: number, timeZone: string): string {
  const local = new Date(moment + offsetMs(moment, timeZone));
  return Number.isNaN(local.getTime()) ? '' : local.toISOString().slice(0, 16);
}

/**
 * Moment of a clock time in a time zone; null for anything but a `datetime-local` value. Of a time that comes twice, when
 * clocks go back, it is the first; a time that is skipped, when clocks go forward, is later by what they skip.
 */
export function parseZonedMoment(local: string, timeZone: string): number | null {
  const [, minutes] = LOCAL.exec(local) ?? [];
  const clock = minutes === undefined ? Number.NaN : Date.parse(`${minutes}Z`);
  if (Number.isNaN(clock)) return null;
  const before = clock - offsetMs(clock - DAY_MS, timeZone);
  const after = clock - offsetMs(clock + DAY_MS, timeZone);
  const isShownAs = (moment: number) => moment + offsetMs(moment, timeZone) === clock;
  return [before, after].toSorted((one, other) => one - other).find(isShownAs) ?? before;
}

/** Moment in UTC as documents write it: `2026-03-01T08:00:00Z`. */
export function formatMomentInUtc(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}

/** Milliseconds by which the clocks of a time zone are ahead of UTC. */
function offsetMs(moment: number, timeZone: string): number {
  return tzOffset(timeZone, new Date(moment)) * MINUTE_MS;
}
