import { getCurrencyDigits, type MinorUnits, toDecimalAmount, toMinorUnits } from '../money.ts';
import type { FormProblem } from './form-problem.ts';

/** Default minimum: 0.01, or the smallest unit of the currency (specification: Validation rules, "Minimum amount defaults to 0.01"). */
export const SMALLEST_AMOUNT: MinorUnits = 1;

/** Whether a typed text is an amount, with at most the decimals of the currency (specification: Validation rules, "currency"). */
export function isAmountText(text: string, currency: string, maxUnitDigits = 13): boolean {
  const digits = getCurrencyDigits(currency);
  const [, units = '', decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return units !== '' && units.length <= maxUnitDigits && decimals.length <= digits && !text.endsWith('.');
}

/** The problem of a text that is not an amount, with an example of the currency. */
export function createAmountTextProblem(currency: string): FormProblem {
  const digits = getCurrencyDigits(currency);
  if (digits === 2) return { message: 'currency' };
  const example = toDecimalAmount(toMinorUnits(digits === 0 ? 150 : 1.5, currency), currency);
  return { message: 'currency-example', values: { example } };
}
