import { drawDayLabel } from '#domain/draw-day.ts';
import type { SiteView } from '#engine/page/site-view.ts';

/** A moment in the words of the shop's place: the day as the specification labels it, and the time of day. */
export interface When {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Such as 'Tonight' or 'This Saturday'. */
  readonly day: string;
  /** Such as '7:00 pm'. */
  readonly time: string;
}

export function when(at: string, now: number, { timeZone, locale }: SiteView): When {
  const moment = Date.parse(at);
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(moment);
  return { at, day: drawDayLabel(moment, now, { timeZone, locale }), time };
}

/** A date that is over, such as '14 November 2026'. */
export function longDate(at: string, { timeZone, locale }: SiteView): string {
  return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }).format(Date.parse(at));
}

/** A date that is over, short, such as 'Sat, 14 Nov'. */
export function shortDate(at: string, { timeZone, locale }: SiteView): string {
  const options = { timeZone, weekday: 'short', day: 'numeric', month: 'short' } as const;
  return new Intl.DateTimeFormat(locale, options).format(Date.parse(at));
}
