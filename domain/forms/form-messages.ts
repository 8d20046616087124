import type { FormMessageKey } from '#schemas/forms/form.ts';
import type { FormProblem } from './form-problem.ts';
import { formatFormProblem } from './format-form-problem.ts';

/**
 * Default texts of form messages (specification: Validation rules, "Form messages", word for word). The specification
 * has none for post-code-region, name, date, adult, too-short, too-long and invalid.
 */
export const DEFAULT_FORM_MESSAGES: Readonly<Record<FormMessageKey, string>> = {
  required: 'This field is required',
  email: 'Please enter a valid email address',
  'numbers-only': 'Please enter numbers only',
  phone: 'Please enter a valid phone number',
  currency: 'Amount must follow format e.g: 1.50',
  'post-code': 'Please enter a valid post code',
  'post-code-region': 'This post code is not in that state. Please check both.',
  mismatch: 'Your {fieldName} does not match',
  terms: 'You must agree to the terms and conditions to proceed.',
  minimum: 'Please enter an amount equal to or greater than {amount}.',
  maximum: 'Please enter an amount equal to or less than {amount}.',
  'card-holder': "Please enter the card holder's name.",
  code: 'A 6 digit code is required.',
  'code-incorrect': 'Code is incorrect or expired. Try again or contact support',
  'account-locked': 'Your account has been locked due to too many incorrect 2FA attempts. Please contact support.',
  name: 'Please enter a name, not a card number.',
  date: 'Please enter a valid date',
  adult: 'You must be 18 or older.',
  'too-short': 'Please use at least {length} characters',
  'too-long': 'Please use at most {length} characters',
  invalid: 'Please check this field',
};

/**
 * Formats a problem with the default texts. Browsers use the texts that come with their form instead, to avoid loading
 * all of them.
 */
export function formatFormProblemInDefaultWords(problem: FormProblem): string {
  return formatFormProblem(problem, DEFAULT_FORM_MESSAGES);
}
