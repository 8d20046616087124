import { type MinorUnits, parseDecimalAmount } from '../money.ts';

/** Converts cents to main units of the currency for analytics events: 2550 becomes 25.5. */
export function toMainCurrencyUnits(minor: MinorUnits): number {
  return minor / 100;
}

/** The same for an amount text of the API; null stays null. */
export function parseAmountToMainCurrencyUnits(amount: string | null | undefined): number | null {
  return typeof amount === 'string' ? toMainCurrencyUnits(parseDecimalAmount(amount)) : null;
}
