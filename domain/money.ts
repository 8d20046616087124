/** An amount of money in minor units (cents, pence): a safe integer. */
export type MinorUnits = number;

const AMOUNT = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * Parses an amount of the commerce API such as '12.50' (specification: Entities and their fields, "Money amount").
 *
 * @throws RangeError for anything but an amount with at most two decimals.
 */
export function parseDecimalAmount(text: string): MinorUnits {
  const [, sign, units, decimals = ''] = AMOUNT.exec(text) ?? [];
  if (units === undefined) throw new RangeError(`'${text}' is no amount of money`);
  const minor = Number(units) * 100 + Number(decimals.padEnd(2, '0'));
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/** Formats minor units for the commerce API: '12.50'. */
export function toDecimalAmount(minor: MinorUnits): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no count of minor units`);
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export interface MoneyFormat {
  readonly locale: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

/**
 * Formats an amount that is paid, owned, won or limited: always two decimals, with a true minus sign, such as '$12.00'
 * and '−$3.40'.
 */
export function formatCurrencyAmount(minor: MinorUnits, { locale, currency }: MoneyFormat): string {
  return moneyFormat(locale, currency, 2)
    .format(minor / 100)
    .replace('-', '−');
}

/** Formats the price or prize of an offer, with cents only where they are not zero: '$12' and '$12.50'. */
export function formatAmountWithoutZeroCents(minor: MinorUnits, { locale, currency }: MoneyFormat): string {
  return moneyFormat(locale, currency, minor % 100 === 0 ? 0 : 2).format(minor / 100);
}

/** Formats tenths of a main unit with their decimal, such as '$12.5'. */
export function formatAmountWithOneDecimal(tenths: number, { locale, currency }: MoneyFormat): string {
  return moneyFormat(locale, currency, 1).format(tenths / 10);
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
    symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
    symbols.set(key, symbol);
  }
  return symbol;
}

const symbols = new Map<string, string>();
