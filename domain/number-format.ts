/** Formats a number with grouped digits, such as '95,866'. */
export function formatGroupedNumber(count: number, locale: string): string {
  return replaceApostrophes(numberFormat(locale, {}).format(count));
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

const localesWithMillions = new Map<string, boolean>();

/** Chinese, Japanese and Korean count in ten thousands, Hindi in lakhs: a million is "100万" or "10 लाख". */
export function hasWordForMillion(locale: string): boolean {
  let isWord = localesWithMillions.get(locale);
  if (isWord === undefined) {
    const parts = new Intl.NumberFormat(locale, { notation: 'compact' }).formatToParts(1_000_000);
    isWord = parts.find(({ type }) => type === 'integer')?.value === new Intl.NumberFormat(locale).format(1);
    localesWithMillions.set(locale, isWord);
  }
  return isWord;
}
