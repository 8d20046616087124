const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A moment to come, told as the time left to it. */
export interface FormattedTimeLeft {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The time left when the page was made. */
  readonly text: string;
}

export function createFormattedTimeLeft(at: string, now: number): FormattedTimeLeft {
  return { at, text: formatTimeLeft(Date.parse(at) - now) };
}

/** The time left, in milliseconds, in its two largest units, such as '2d 4h'; seconds only in the last hour. */
export function formatTimeLeft(left: number): string {
  if (!(left > 0)) return 'Closed';
  const seconds = Math.floor(left / 1000);
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)}d ${Math.floor((seconds % DAY) / HOUR)}h`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}h ${Math.floor((seconds % HOUR) / MINUTE)}m`;
  if (seconds >= MINUTE) return `${Math.floor(seconds / MINUTE)}m ${seconds % MINUTE}s`;
  return `${seconds}s`;
}
