import type { CustomFormFieldRule, FormField, FormValues } from '#schemas/forms/form.ts';
import { parseDecimalAmount } from '../money.ts';
import type { FormProblem } from './form-problem.ts';
import { isAdult, isCalendarDate } from './minimum-age.ts';
import { isPostCodeInRegion } from './post-code-region.ts';

export interface FormRuleContext {
  readonly field: FormField;
  readonly values: FormValues;
  /** Today's date in the time zone of the shop, such as '2026-11-21'. */
  readonly today: string;
}

/** Default minimum amount (specification: Validation rules, "Minimum amount defaults to 0.01"). */
const MINIMUM_AMOUNT = '0.01';
/** A card holder name with this many digits is probably a card number. */
const CARD_DIGITS = 13;

const EMAIL = /^[^\s@<>()[\],;:"]+@[^\s@.<>()[\],;:"]+(?:\.[^\s@.<>()[\],;:"]+)+$/;
const PHONE = /^\+?[\d\s().-]+$/;
const AMOUNT = /^\d{1,13}(?:\.\d{1,2})?$/;
const FOUR_DIGITS = /^\d{4}$/;
const POST_CODES = new Map([
  ['AU', FOUR_DIGITS],
  ['NZ', FOUR_DIGITS],
  ['GB', /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i],
]);
const ANY_POST_CODE = /^[A-Z\d][A-Z\d -]{1,8}[A-Z\d]$/i;

export function isEmailAddress(value: string): boolean {
  return EMAIL.test(value) && value.length <= 254;
}

/**
 * Checks a value that is not blank against a rule; null if it is valid (specification: Validation rules). `required`
 * covers blank values.
 */
export function findRuleProblem(
  rule: CustomFormFieldRule,
  value: string,
  context: FormRuleContext,
): FormProblem | null {
  if (isKept(rule, value, context)) return null;
  const { minimum = MINIMUM_AMOUNT, maximum = '0' } = context.field;
  if (rule === 'minimum') return { message: rule, values: { amount: parseDecimalAmount(minimum) } };
  return rule === 'maximum' ? { message: rule, values: { amount: parseDecimalAmount(maximum) } } : { message: rule };
}

function isKept(rule: CustomFormFieldRule, value: string, { field, values, today }: FormRuleContext): boolean {
  switch (rule) {
    case 'email':
      return isEmailAddress(value);
    case 'numbers-only':
      return /^\d*$/.test(value);
    case 'phone':
      return PHONE.test(value) && hasDigits(value, 6, 15);
    case 'currency':
      return AMOUNT.test(value);
    case 'minimum':
      return !isAmountBelow(value, field.minimum ?? MINIMUM_AMOUNT);
    case 'maximum':
      return field.maximum === undefined || !isAmountBelow(field.maximum, value);
    case 'post-code':
      return postCodes(values['country']).test(value);
    case 'post-code-region':
      return isPostCodeInRegion(value, values['state'], values['country']);
    case 'card-holder':
      return /\p{L}/u.test(value) && !resemblesCard(value);
    case 'name':
      return !resemblesCard(value);
    case 'date':
      return isCalendarDate(value);
    case 'adult':
      return isAdult(value, today);
    case 'code':
      return /^\d{6}$/.test(value);
  }
}

function postCodes(country: string | boolean | undefined): RegExp {
  if (country === undefined) return FOUR_DIGITS;
  return POST_CODES.get(String(country)) ?? ANY_POST_CODE;
}

function resemblesCard(name: string): boolean {
  return hasDigits(name, CARD_DIGITS, Number.POSITIVE_INFINITY);
}

function hasDigits(text: string, least: number, most: number): boolean {
  const { length } = text.replace(/\D/g, '');
  return length >= least && length <= most;
}

function isAmountBelow(amount: string, bound: string): boolean {
  return AMOUNT.test(amount) && AMOUNT.test(bound) && parseDecimalAmount(amount) < parseDecimalAmount(bound);
}
