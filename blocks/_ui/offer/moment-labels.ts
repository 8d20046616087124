import { findNextMidnight } from '#domain/play/next-midnight.ts';
import type { MessageSource } from '#engine/messages/message-source.ts';
import { type DrawDayContext, type FormattedMoment, formatMomentWithDayLabel } from '../date-label.ts';
import { createFormattedTimeLeft, type FormattedTimeLeft, getTimeLeftExpiry } from '../time-left.ts';

/** Labels that hold for one day of one site in one language. */
interface LabelsOfDay {
  readonly from: number;
  readonly midnight: number;
  readonly timeZone: string;
  readonly locale: string;
  readonly byMoment: Map<string, FormattedMoment>;
  readonly timesLeft: Map<string, { readonly from: number; readonly until: number; readonly left: FormattedTimeLeft }>;
}

/** More than the draws of a site that are on sale. */
const MAX_MOMENTS = 2_000;

const labels = new WeakMap<MessageSource, LabelsOfDay>();

/**
 * `formatMomentWithDayLabel` for lists of offers, on the server: the same draws are on every page, and dates in a time
 * zone took a fifth of the time of a page with 40 offers. Labels change at midnight only.
 */
export function findMomentLabel(at: string, context: DrawDayContext): FormattedMoment {
  const { byMoment } = findLabelsOfDay(context);
  const known = byMoment.get(at);
  if (known) return known;
  const label = formatMomentWithDayLabel(at, context);
  byMoment.set(at, label);
  return label;
}

/** `createFormattedTimeLeft` for lists of offers, on the server: its text changes hourly, and in the last day more often. */
export function findTimeLeft(at: string, context: DrawDayContext): FormattedTimeLeft {
  const { now, site } = context;
  const { timesLeft } = findLabelsOfDay(context);
  const known = timesLeft.get(at);
  if (known && known.from <= now && now <= known.until) return known.left;
  const left = createFormattedTimeLeft(at, now, site.locale);
  timesLeft.set(at, { from: now, until: getTimeLeftExpiry(at, now), left });
  return left;
}

function findLabelsOfDay({ messages, now, site: { timeZone, locale } }: DrawDayContext): LabelsOfDay {
  const known = labels.get(messages);
  const isOfDay = known && known.from <= now && now < known.midnight;
  if (
    isOfDay &&
    known.timeZone === timeZone &&
    known.locale === locale &&
    known.byMoment.size + known.timesLeft.size < MAX_MOMENTS
  )
    return known;
  const midnight = findNextMidnight(now, timeZone);
  const made: LabelsOfDay = { from: now, midnight, timeZone, locale, byMoment: new Map(), timesLeft: new Map() };
  labels.set(messages, made);
  return made;
}
