import { replaceApostrophes } from './number-format.ts';

/** An amount of money in minor units (cents, pence): a safe integer. */
export type MinorUnits = number;

/** An amount as the commerce API sends it. */
export interface DecimalMoney {
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

const AMOUNT = /^(-?)(\d{1,15})(?:\.(\d{1,3}))?$/;

/** Currencies that do not have two decimals (ISO 4217). `Intl` would round some others, such as ALL, to none. */
const WITHOUT_DECIMALS = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'ISK',
  'JPY',
  'KMF',
  'KRW',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const WITH_THREE_DECIMALS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** Returns how many decimals the amounts of a currency have: 2 for AUD, 0 for JPY, 3 for KWD. */
export function getCurrencyDigits(currency: string): number {
  if (WITHOUT_DECIMALS.has(currency)) return 0;
  return WITH_THREE_DECIMALS.has(currency) ? 3 : 2;
}

function countMinorUnits(currency: string): number {
  return 10 ** getCurrencyDigits(currency);
}

/** Converts an amount in main units, such as 12.5 dollars, and rounds it to a whole minor unit. */
export function toMinorUnits(mainUnits: number, currency: string): MinorUnits {
  return Math.round(mainUnits * countMinorUnits(currency));
}

/** Converts minor units to main units, for figures and receivers that count in these: 2550 cents are 25.5. */
export function toMainUnits(minor: MinorUnits, currency: string): number {
  return minor / countMinorUnits(currency);
}

/** Rounds down to whole main units. */
export function floorToMainUnits(minor: MinorUnits, currency: string): MinorUnits {
  return toMinorUnits(Math.floor(toMainUnits(minor, currency)), currency);
}

/**
 * Parses an amount of the commerce API such as '12.50' (specification: Entities and their fields, "Money amount").
 *
 * @throws RangeError for anything but an amount with at most the decimals of the currency.
 */
export function parseDecimalAmount(text: string, currency: string): MinorUnits {
  const [, sign, units, decimals = ''] = AMOUNT.exec(text) ?? [];
  const digits = getCurrencyDigits(currency);
  const minor = Number(units) * 10 ** digits + Number(decimals.padEnd(digits, '0'));
  if (units === undefined || decimals.length > digits || !Number.isSafeInteger(minor))
    throw new RangeError(`'${text}' is no amount in ${currency}`);
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/**
 * Parses an amount of the commerce API with its currency.
 *
 * @throws RangeError for anything but an amount with at most the decimals of the currency.
 */
export function parseMoney({ amount, currency }: DecimalMoney): MinorUnits {
  return parseDecimalAmount(amount, currency);
}

/** Formats minor units for the commerce API: '12.50', or '1250' in a currency without decimals. */
export function toDecimalAmount(minor: MinorUnits, currency: string): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no count of minor units`);
  const count = getCurrencyDigits(currency);
  const digits = String(Math.abs(minor)).padStart(count + 1, '0');
  const main = digits.slice(0, digits.length - count);
  return `${minor < 0 ? '-' : ''}${main}${count === 0 ? '' : `.${digits.slice(-count)}`}`;
}

export interface MoneyFormat {
  readonly locale: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

/**
 * Formats an amount that is paid, owned, won or limited: always with the decimals of its currency and a true minus sign,
 * such as '$12.00' and '−$3.40'.
 */
export function formatCurrencyAmount(minor: MinorUnits, { locale, currency }: MoneyFormat): string {
  return formatMainUnits(toMainUnits(minor, currency), locale, currency, getCurrencyDigits(currency));
}

/** Formats the price or prize of an offer, with cents only where they are not zero: '$12' and '$12.50'. */
export function formatAmountWithoutZeroCents(minor: MinorUnits, { locale, currency }: MoneyFormat): string {
  const units = toMainUnits(minor, currency);
  return formatMainUnits(units, locale, currency, Number.isInteger(units) ? 0 : getCurrencyDigits(currency));
}

/** Formats tenths of a main unit with their decimal, such as '$12.5'. */
export function formatAmountWithOneDecimal(tenths: number, { locale, currency }: MoneyFormat): string {
  return formatMainUnits(tenths / 10, locale, currency, 1);
}

function formatMainUnits(units: number, locale: string, currency: string, fractionDigits: number): string {
  const text = moneyFormat(locale, currency, fractionDigits).format(units).replace('-', '−');
  return removeCountryOfSymbol(replaceApostrophes(text));
}

/** Arabic has no narrow symbols: 'AU$' becomes '$' as elsewhere, and is not torn apart in text from right to left. */
export function removeCountryOfSymbol(text: string): string {
  return text.replace(/\b[A-Z]{2}(?=\p{Sc})/u, '');
}

const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: string, currency: string, fractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${fractionDigits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
    formats.set(key, format);
  }
  return format;
}

export function getCurrencySymbol({ locale, currency }: MoneyFormat): string {
  const key = `${locale} ${currency}`;
  let symbol = symbols.get(key);
  if (symbol === undefined) {
    const parts = moneyFormat(locale, currency, 0).formatToParts(0);
    symbol = removeCountryOfSymbol(parts.find(({ type }) => type === 'currency')?.value ?? currency);
    symbols.set(key, symbol);
  }
  return symbol;
}

const symbols = new Map<string, string>();
