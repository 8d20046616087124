import { getCurrencySymbol, type MinorUnits, type MoneyFormat } from '../money.ts';

const MILLION = 1_000_000;

/**
 * How a jackpot is written (specification: Business constants and limits, "Jackpot display"). `figure` is the number
 * alone; `text` has the words around it.
 */
export type JackpotLabel =
  | { readonly kind: 'millions'; readonly figure: string; readonly text: string }
  | { readonly kind: 'thousands'; readonly figure: string; readonly text: string }
  | { readonly kind: 'unknown'; readonly figure: null; readonly text: string };

/** Millions have one decimal, rounded down; smaller amounts are in thousands; null is shown as to be announced. */
export function formatJackpotLabel(amount: MinorUnits | null, display: MoneyFormat): JackpotLabel {
  if (amount === null) return { kind: 'unknown', figure: null, text: 'Announced soon' };
  const units = Math.floor(amount / 100);
  const symbol = getCurrencySymbol(display);
  if (units >= MILLION) {
    const figure = oneDecimal(Math.floor(units / (MILLION / 10)));
    return { kind: 'millions', figure, text: `${symbol}${figure} million` };
  }
  const figure = units >= 1000 ? String(Math.floor(units / 1000)) : oneDecimal(Math.floor(units / 100));
  return { kind: 'thousands', figure, text: `Win ${symbol}${figure}k` };
}

function oneDecimal(tenths: number): string {
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}
