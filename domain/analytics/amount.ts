import { type MinorUnits, parseMoney } from '../money.ts';

/** An amount in main units of the currency, as analytics events have it: 25.5 is $25.50. */
export function mainUnits(minor: MinorUnits): number {
  return minor / 100;
}

/** The same from an amount in the format of the API; null stays null. */
export function readMainUnits(amount: string | null | undefined): number | null {
  return typeof amount === 'string' ? mainUnits(parseMoney(amount)) : null;
}
