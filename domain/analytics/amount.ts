import { type MinorUnits, parseMoney } from '../money.ts';

/** An amount of money as analytics has it, in main units of the currency: 25.5 is $25.50. */
export function mainUnits(minor: MinorUnits): number {
  return minor / 100;
}

/** The same from an amount as the API writes it; null stays null. */
export function readMainUnits(amount: string | null | undefined): number | null {
  return typeof amount === 'string' ? mainUnits(parseMoney(amount)) : null;
}
