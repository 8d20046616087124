import { createAmountTextProblem, isAmountText } from '#domain/forms/amount-rules.ts';
import { type MinorUnits, type MoneyFormat, parseDecimalAmount } from '#domain/money.ts';
import { formatFormProblem } from '../messages/form-message.ts';
import { createRefusalFault } from './api-fault.ts';

/**
 * Parses an amount of a request, which may not have more decimals than the currency of the shop.
 *
 * @throws ApiFault 422 `invalid` with the message of the forms.
 */
export function parseAmountText(text: string, money: MoneyFormat, target: string): MinorUnits {
  if (isAmountText(text, money.currency)) return parseDecimalAmount(text, money.currency);
  throw createRefusalFault('invalid', formatFormProblem(createAmountTextProblem(money.currency)), target);
}
