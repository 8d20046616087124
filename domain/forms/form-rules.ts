import type { CustomFormFieldRule, FormField, FormValues } from '#schemas/forms/form.ts';
import { parseDecimalAmount, toDecimalAmount } from '../money.ts';
import { createAmountTextProblem, isAmountText, SMALLEST_AMOUNT } from './amount-rules.ts';
import type { FormProblem } from './form-problem.ts';
import { isAdult, isCalendarDate, USUAL_MINIMUM_AGE } from './minimum-age.ts';
import { isPhoneNumber } from './phone-number.ts';
import { isPostCodeInState } from './state-post-codes.ts';

/** Settings of the site that the rules depend on. */
export interface FormSite {
  /** ISO 4217 code of what amounts are typed in. */
  readonly currency: string;
  /** In years; missing where it is the usual one. */
  readonly minimumAge?: number;
}

export interface FormRuleContext {
  readonly field: FormField;
  readonly values: FormValues;
  /** Today's date in the time zone of the shop, such as '2026-11-21'. */
  readonly today: string;
  readonly site: FormSite;
}

/** A card holder name with this many digits is probably a card number. */
const CARD_DIGITS = 13;

const EMAIL = /^[^\s@<>()[\],;:"]+@[^\s@.<>()[\],;:"]+(?:\.[^\s@.<>()[\],;:"]+)+$/;
const ANY_POST_CODE = /^[A-Z\d][A-Z\d -]{1,8}[A-Z\d]$/i;

export function isEmailAddress(value: string): boolean {
  return EMAIL.test(value) && value.length <= 254;
}

/** Whether a name is not the number of a card. */
export function isPersonName(value: string): boolean {
  return !resemblesCard(value);
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
  if (isRuleSatisfied(rule, value, context)) return null;
  const { currency, minimumAge = USUAL_MINIMUM_AGE } = context.site;
  switch (rule) {
    case 'adult':
      return { message: rule, values: { age: minimumAge } };
    case 'currency':
      return createAmountTextProblem(currency);
    case 'minimum':
      return { message: rule, values: { amount: parseDecimalAmount(minimumOf(context), currency) } };
    case 'maximum':
      return { message: rule, values: { amount: parseDecimalAmount(context.field.maximum ?? '0', currency) } };
    default:
      return { message: rule };
  }
}

function minimumOf({ field, site }: Pick<FormRuleContext, 'field' | 'site'>): string {
  return field.minimum ?? toDecimalAmount(SMALLEST_AMOUNT, site.currency);
}

function isRuleSatisfied(rule: CustomFormFieldRule, value: string, context: FormRuleContext): boolean {
  const { field, values, today } = context;
  const { currency, minimumAge } = context.site;
  switch (rule) {
    case 'email':
      return isEmailAddress(value);
    case 'numbers-only':
      return /^\d*$/.test(value);
    case 'phone':
      return isPhoneNumber(value, field.phoneNumbers);
    case 'currency':
      return isAmountText(value, currency);
    case 'minimum':
      return !isAmountBelow(value, minimumOf(context), currency);
    case 'maximum':
      return field.maximum === undefined || !isAmountBelow(field.maximum, value, currency);
    case 'post-code':
      return findPostCodePattern(field, values['country']).test(value);
    case 'post-code-region':
      return isPostCodeInState(value, values, field);
    case 'card-holder':
      return /\p{L}/u.test(value) && !resemblesCard(value);
    case 'name':
      return isPersonName(value);
    case 'date':
      return isCalendarDate(value);
    case 'adult':
      return isAdult(value, today, minimumAge);
    case 'code':
      return /^\d{6}$/.test(value);
  }
}

function findPostCodePattern({ postCodes = {} }: FormField, country: string | boolean | undefined): RegExp {
  const code = String(country);
  // A country is a customer's input and may be the name of a property that every object has.
  return Object.hasOwn(postCodes, code) ? new RegExp(`^(?:${postCodes[code]})$`, 'i') : ANY_POST_CODE;
}

function resemblesCard(name: string): boolean {
  return name.replace(/\D/g, '').length >= CARD_DIGITS;
}

function isAmountBelow(amount: string, bound: string, currency: string): boolean {
  return (
    isAmountText(amount, currency) &&
    isAmountText(bound, currency) &&
    parseDecimalAmount(amount, currency) < parseDecimalAmount(bound, currency)
  );
}
