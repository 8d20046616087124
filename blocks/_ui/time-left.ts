import { formatShortDuration } from '#domain/duration-format.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A future moment with the time left, formatted. */
export interface FormattedTimeLeft {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The time left when the page was made; empty at or after the moment. */
  readonly text: string;
}

export function createFormattedTimeLeft(at: string, now: number, locale: string): FormattedTimeLeft {
  return { at, text: formatTimeLeft(Date.parse(at) - now, locale) };
}

/** Last moment, in epoch milliseconds, at which the current text of the time left to `at` is valid. */
export function getTimeLeftExpiry(at: string, now: number): number {
  const left = Date.parse(at) - now;
  if (!(left > 0)) return Number.POSITIVE_INFINITY;
  const seconds = Math.floor(left / 1000);
  const unit = seconds >= DAY ? HOUR : seconds >= HOUR ? MINUTE : 1;
  return now + Math.min(left - Math.floor(seconds / unit) * unit * 1000, left - 1);
}

/**
 * The time left, in milliseconds, in its two largest units, such as '2d 4h'; seconds only in the last hour. Empty where
 * none is left.
 */
export function formatTimeLeft(left: number, locale: string): string {
  if (!(left > 0)) return '';
  const seconds = Math.floor(left / 1000);
  const days = [Math.floor(seconds / DAY), 'day'] as const;
  const hours = [Math.floor((seconds % DAY) / HOUR), 'hour'] as const;
  const minutes = [Math.floor((seconds % HOUR) / MINUTE), 'minute'] as const;
  const rest = [seconds % MINUTE, 'second'] as const;
  if (seconds >= DAY) return formatShortDuration([days, hours], locale);
  if (seconds >= HOUR) return formatShortDuration([hours, minutes], locale);
  return formatShortDuration(seconds >= MINUTE ? [minutes, rest] : [rest], locale);
}
