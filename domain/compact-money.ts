import { type MoneyFormat, removeCountryOfSymbol } from './money.ts';

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

const formats = new Map<string, Intl.NumberFormat>();

/** Formats whole main units in the large units of the language, rounded down, such as '$1250万'. */
export function formatCompactAmount(units: number, { locale, currency }: MoneyFormat): string {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      maximumFractionDigits: 2,
      roundingMode: 'trunc',
    });
    formats.set(key, format);
  }
  return removeCountryOfSymbol(format.format(units));
}
