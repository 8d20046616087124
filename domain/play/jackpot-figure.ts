import { formatCompactAmount, hasWordForMillion } from '../compact-money.ts';
import {
  formatAmountWithOneDecimal,
  formatAmountWithoutZeroCents,
  type MinorUnits,
  type MoneyFormat,
  toMainUnits,
  toMinorUnits,
} from '../money.ts';

/** The figure of a jackpot, which counts millions or thousands (specification: Business constants and limits, "Jackpot display"). */
export type JackpotFigure =
  | { readonly kind: 'millions' | 'thousands'; readonly figure: string }
  /** The whole amount, in a language without a word for a million, such as Chinese. */
  | { readonly kind: 'compact'; readonly figure: string }
  | { readonly kind: 'unknown'; readonly figure: null };

const THOUSAND = 1000;
const MILLION = THOUSAND * THOUSAND;

/** Millions have one decimal, rounded down; smaller amounts are in thousands; null is not announced yet. */
export function toJackpotFigure(amount: MinorUnits | null, money: MoneyFormat): JackpotFigure {
  if (amount === null) return { kind: 'unknown', figure: null };
  const units = Math.floor(toMainUnits(amount, money.currency));
  if (!hasWordForMillion(money.locale)) return { kind: 'compact', figure: formatCompactAmount(units, money) };
  if (units >= MILLION)
    return { kind: 'millions', figure: formatAmountWithOneDecimal(Math.floor(units / (MILLION / 10)), money) };
  const figure =
    units >= THOUSAND
      ? formatAmountWithoutZeroCents(toMinorUnits(Math.floor(units / THOUSAND), money.currency), money)
      : formatAmountWithOneDecimal(Math.floor(units / (THOUSAND / 10)), money);
  return { kind: 'thousands', figure };
}
