import { type DecimalMoney, parseDecimalAmount, toMainUnits } from '../money.ts';

/** Parses an amount of the API to main units of its currency, as analytics events have them: '25.50' becomes 25.5. */
export function parseAmountToMainUnits(amount: string | null | undefined, currency: string): number | null {
  return typeof amount === 'string' ? toMainUnits(parseDecimalAmount(amount, currency), currency) : null;
}

/** The same for an amount with its currency; null stays null. */
export function parseMoneyToMainUnits(money: DecimalMoney | null | undefined): number | null {
  return money ? parseAmountToMainUnits(money.amount, money.currency) : null;
}
