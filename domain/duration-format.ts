import { cacheResults } from './cache-results.ts';

export type DurationUnit = 'day' | 'hour' | 'minute' | 'second';

/** Formats a duration in short units, such as '2d 4h'. */
export function formatShortDuration(
  parts: readonly (readonly [count: number, unit: DurationUnit])[],
  locale: string,
): string {
  const format = durationFormat(locale);
  const texts = parts.map(([count, unit]) => format[unit](count));
  return format.list.format(texts);
}

type DurationFormat = Readonly<Record<DurationUnit, (count: number) => string>> & { readonly list: Intl.ListFormat };

const formats = new Map<string, DurationFormat>();

function durationFormat(locale: string): DurationFormat {
  const known = formats.get(locale);
  if (known) return known;
  const of = (unit: DurationUnit) => {
    const made = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' });
    return cacheResults((count: number) => made.format(count));
  };
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  const format = { day: of('day'), hour: of('hour'), minute: of('minute'), second: of('second'), list };
  formats.set(locale, format);
  return format;
}
