import { type MinorUnits, parseDecimalAmount } from '../money.ts';

/** An amount in main units of the currency, as analytics events have it: 25.5 is $25.50. */
export function toMainUnits(minor: MinorUnits): number {
  return minor / 100;
}

/** The same from an amount in the format of the API; null stays null. */
export function parseToMainUnits(amount: string | null | undefined): number | null {
  return typeof amount === 'string' ? toMainUnits(parseDecimalAmount(amount)) : null;
}
