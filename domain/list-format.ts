const formats = new Map<string, Intl.ListFormat>();

/** Joins texts with the separators of a locale and without `and`, such as '12 x Standard games, 5 draws'. */
export function formatShortList(items: readonly string[], locale: string): string {
  const format = formats.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });
  formats.set(locale, format);
  return format.format(items);
}
