/** Formats a number with grouped digits, such as '95,866'. */
export function formatGroupedNumber(count: number, locale: string): string {
  // Most numbers are small, and `Intl` takes a microsecond for each.
  if (count < 1000 && count >= 0 && Number.isInteger(count) && hasLatinDigits(locale)) return `${count}`;
  return replaceApostrophes(numberFormat(locale, {}).format(count));
}

const localesWithLatinDigits = new Map<string, boolean>();

function hasLatinDigits(locale: string): boolean {
  let isLatin = localesWithLatinDigits.get(locale);
  if (isLatin === undefined) {
    isLatin = numberFormat(locale, {}).format(7) === '7';
    localesWithLatinDigits.set(locale, isLatin);
  }
  return isLatin;
}

/** Versions of `Intl` differ in the apostrophe that groups Swiss digits; this is the one of print. */
export function replaceApostrophes(number: string): string {
  return number.replaceAll("'", '’');
}

/** Formats a fraction as a percentage with at most `decimals` decimals, such as '45%'. */
export function formatPercentage(share: number, locale: string, decimals = 0): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: decimals }).format(share);
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.style} ${options.maximumFractionDigits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}
