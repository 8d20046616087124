export type DurationUnit = 'day' | 'hour' | 'minute' | 'second';

/** Formats a duration in short units, such as '2d 4h'. */
export function formatShortDuration(
  parts: readonly (readonly [count: number, unit: DurationUnit])[],
  locale: string,
): string {
  const format = durationFormat(locale);
  return format.list.format(parts.map(([count, unit]) => format[unit].format(count)));
}

type DurationFormat = Readonly<Record<DurationUnit, Intl.NumberFormat>> & { readonly list: Intl.ListFormat };

const formats = new Map<string, DurationFormat>();

function durationFormat(locale: string): DurationFormat {
  const known = formats.get(locale);
  if (known) return known;
  const of = (unit: DurationUnit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' });
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  const format = { day: of('day'), hour: of('hour'), minute: of('minute'), second: of('second'), list };
  formats.set(locale, format);
  return format;
}
