import { describe, expect, test } from 'vitest';
import { type CustomFormFieldRule, createForm, type FormField, type FormValues } from '#schemas/forms/form.ts';
import { changePasswordForm } from '#schemas/generated/forms/change-password.gen.ts';
import { confirmAddressForm } from '#schemas/generated/forms/confirm-address.gen.ts';
import { loginForm } from '#schemas/generated/forms/login.gen.ts';
import { migrationTermsForm } from '#schemas/generated/forms/migration-terms.gen.ts';
import { signUpForm } from '#schemas/generated/forms/sign-up.gen.ts';
import { twoFactorCodeForm } from '#schemas/generated/forms/two-factor-code.gen.ts';
import { validateFormValues } from './check-form.ts';
import type { FormProblem } from './form-problem.ts';
import { findRuleProblem } from './form-rules.ts';
import { formatUsualFormMessage } from './format-usual-form-message.ts';
import { formatCalendarDateInTimeZone, isAdult } from './minimum-age.ts';
import { cleanOneTimeCode } from './one-time-code.ts';
import { assignServerErrorsToFields } from './server-problems.ts';

const today = '2018-01-01';
const site = { currency: 'AUD' };
const field: FormField = { name: 'field', widget: 'text', required: false };

function format(problem: FormProblem): string {
  if ('text' in problem) return problem.text;
  const { amount = 0, length = 0, field: fieldName = '', age = 0 } = problem.values ?? {};
  return formatUsualFormMessage(problem.message, { amount, length, fieldName, age });
}

function findRuleProblemText(
  rule: CustomFormFieldRule,
  value: string,
  parts: Partial<FormField> = {},
  values: FormValues = {},
): string | null {
  const problem = findRuleProblem(rule, value, { field: { ...field, ...parts }, values, today, site });
  return problem && format(problem);
}

describe('a form rule', () => {
  const EMAIL = 'Please enter a valid email address';
  const PHONE = 'Please enter a valid phone number';
  const CURRENCY = 'Amount must follow format e.g: 1.50';
  const POST_CODE = 'Please enter a valid post code';
  const HOLDER = "Please enter the card holder's name.";
  const NAME = 'Please enter a name, not a card number.';
  const CODE = 'A 6 digit code is required.';

  test.each<[CustomFormFieldRule, string, string | null]>([
    ['email', 'ada@harbour.example', null],
    ['email', 'ada.l+tickets@mail.harbour.example', null],
    ['email', 'ada', EMAIL],
    ['email', 'ada@harbour', EMAIL],
    ['email', 'ada@harbour..example', EMAIL],
    ['email', 'ada @harbour.example', EMAIL],
    ['email', `${'a'.repeat(250)}@b.example`, EMAIL],
    ['numbers-only', '0123', null],
    ['numbers-only', '', null],
    ['numbers-only', '12a', 'Please enter numbers only'],
    ['phone', '+61 (0)2 5550-0100', null],
    ['phone', '12345', PHONE],
    ['phone', '1'.repeat(16), PHONE],
    ['phone', 'call me 0255500100', PHONE],
    ['currency', '1.50', null],
    ['currency', '10', null],
    ['currency', '1.5', null],
    ['currency', '1.505', CURRENCY],
    ['currency', '-1', CURRENCY],
    ['currency', '1,50', CURRENCY],
    ['minimum', '0.01', null],
    ['minimum', '0', 'Please enter an amount equal to or greater than $0.01.'],
    ['post-code', '2000', null],
    ['post-code', '!', POST_CODE],
    ['card-holder', 'Ada Lovelace', null],
    ['card-holder', '4111', HOLDER],
    ['card-holder', 'Ada 4111 1111 1111 1111', HOLDER],
    ['name', 'Ann 123456789012', null],
    ['name', 'Ann 1234567890123', NAME],
    ['name', '1234 5678 Ann 90123', NAME],
    ['date', '2008-02-29', null],
    ['date', '2007-02-29', 'Please enter a valid date'],
    ['date', '29.02.2008', 'Please enter a valid date'],
    ['adult', '2000-01-01', null],
    ['adult', '2000-01-02', 'You must be 18 or over.'],
    ['adult', 'never', 'You must be 18 or over.'],
    ['code', '123456', null],
    ['code', '12345', CODE],
    ['code', '12345a', CODE],
  ])('%s judges the value %s as: %s', (rule, value, message) => {
    expect(findRuleProblemText(rule, value)).toBe(message);
  });

  test('rejects an amount below the minimum or above the maximum of its field', () => {
    const bounds = { minimum: '5', maximum: '500' };
    expect(findRuleProblemText('minimum', '5', bounds)).toBeNull();
    expect(findRuleProblemText('minimum', '4', bounds)).toBe('Please enter an amount equal to or greater than $5.00.');
    expect(findRuleProblemText('maximum', '500.00', bounds)).toBeNull();
    expect(findRuleProblemText('maximum', '500.01', bounds)).toBe(
      'Please enter an amount equal to or less than $500.00.',
    );
    expect(findRuleProblemText('maximum', '500.01')).toBeNull();
  });

  test('rejects a post code outside the chosen state', () => {
    const region = 'This post code isn’t in that state. Check both.';
    const statePostCodes = { country: 'AU', prefixes: { NSW: ['2'], WA: ['6'] } };
    expect(findRuleProblemText('post-code-region', '2042', { statePostCodes }, { country: 'AU', state: 'WA' })).toBe(
      region,
    );
    expect(
      findRuleProblemText('post-code-region', '2042', { statePostCodes }, { country: 'AU', state: 'NSW' }),
    ).toBeNull();
  });

  test('rejects a customer below the minimum age of the site', () => {
    const judge = (value: string) =>
      findRuleProblem('adult', value, { field, values: {}, today, site: { ...site, minimumAge: 21 } });
    expect(judge('1997-01-01')).toBeNull();
    expect(judge('1997-01-02')).toEqual({ message: 'adult', values: { age: 21 } });
  });

  test('checks a post code by the format that the field has for its country', () => {
    const field = { postCodes: { CH: '\\d\\d\\d\\d|\\d\\d' } };
    expect(findRuleProblemText('post-code', '8001', field, { country: 'CH' })).toBeNull();
    expect(findRuleProblemText('post-code', '80012', field, { country: 'CH' })).toBe(POST_CODE);
    expect(findRuleProblemText('post-code', '80012', field, { country: 'DE' })).toBeNull();
    expect(findRuleProblemText('post-code', '!', field, { country: 'constructor' })).toBe(POST_CODE);
  });
});

test('isAdult counts a person born on 29 February as 18 from 1 March', () => {
  expect([isAdult('2008-02-29', '2026-02-28'), isAdult('2008-02-29', '2026-03-01')]).toEqual([false, true]);
});

test('formatCalendarDateInTimeZone returns the date of a moment in the given time zone', () => {
  const moment = Date.parse('2026-11-20T14:00:00Z');
  expect([
    formatCalendarDateInTimeZone(moment, 'Australia/Sydney'),
    formatCalendarDateInTimeZone(moment, 'UTC'),
  ]).toEqual(['2026-11-21', '2026-11-20']);
});

test.each([
  [' 123456 ', '123456'],
  ['1234567890', '123456'],
  ['12a456', '12456'],
  ['12a456789', '12456'],
  ['123 456', '12345'],
])('cleanOneTimeCode turns the pasted text %s into the code %s', (text, code) => {
  expect(cleanOneTimeCode(text)).toBe(code);
});

describe('validateFormValues', () => {
  const person = {
    email: ' ada@harbour.example ',
    password: ' a few words ',
    firstname: 'Ada',
    lastname: 'Lovelace',
    dateOfBirth: '1990-12-10',
    state: 'NSW',
    termsAccepted: true,
  };
  const validateSignUp = (typed: FormValues) => {
    const checked = validateFormValues(signUpForm, typed, { today, site });
    if (checked.ok) return checked.values;
    return Object.fromEntries(Object.entries(checked.problems).map(([name, problem]) => [name, format(problem)]));
  };

  test('returns trimmed values, untouched passwords and booleans for boxes, and no unknown fields', () => {
    expect(validateSignUp({ ...person, isAdmin: true })).toEqual({
      ...person,
      email: 'ada@harbour.example',
      marketingOptIn: false,
      saveDevice: false,
    });
  });

  test('returns the problem of each invalid field', () => {
    expect(
      validateSignUp({
        email: '  ',
        password: 'short',
        firstname: 'x'.repeat(61),
        state: 'LW',
        dateOfBirth: '2010-01-01',
      }),
    ).toEqual({
      email: 'This field is required',
      password: 'Please use at least 8 characters',
      firstname: 'Please use at most 60 characters',
      lastname: 'This field is required',
      dateOfBirth: 'You must be 18 or over.',
      state: 'Please check this field',
      termsAccepted: 'You must agree to the terms and conditions to proceed.',
    });
  });

  test('returns only one problem per field', () => {
    const email = 'x'.repeat(300);
    expect(validateFormValues(loginForm, { email, password: 'x' }, { today, site })).toEqual({
      ok: false,
      problems: { email: { message: 'too-long', values: { length: 254 } } },
    });
  });

  test('rejects a form whose terms are not accepted', () => {
    const check = (termsAccepted: boolean) =>
      validateFormValues(migrationTermsForm, { termsAccepted }, { today, site });
    expect(check(true)).toEqual({ ok: true, values: { termsAccepted: true } });
    expect(check(false)).toEqual({ ok: false, problems: { termsAccepted: { message: 'terms' } } });
  });

  test('rejects a repeated field that differs from the first one', () => {
    const typed = { currentPassword: 'old', newPassword: 'a few words', newPasswordAgain: 'a few Words' };
    const checked = validateFormValues(changePasswordForm, typed, { today, site });
    expect(checked).toEqual({
      ok: false,
      problems: { newPasswordAgain: { message: 'mismatch', values: { field: 'newPassword' } } },
    });
    expect(formatUsualFormMessage('mismatch', { fieldName: 'password' })).toBe('Your password does not match');
  });

  test('reports a missing one-time code by the message for codes, not as a required field', () => {
    expect(validateFormValues(twoFactorCodeForm, { code: '' }, { today, site })).toEqual({
      ok: false,
      problems: { code: { message: 'code' } },
    });
  });

  test('requires every part of an address except the second line', () => {
    const checked = validateFormValues(confirmAddressForm, {}, { today, site });
    expect(checked.ok ? [] : Object.keys(checked.problems)).toEqual([
      'address',
      'suburb',
      'state',
      'postcode',
      'country',
    ]);
  });

  test('applies minimum and maximum amounts that are passed at run time', () => {
    const fields = [{ ...field, name: 'amount', rules: ['minimum'] as const }];
    const form = createForm<FormValues>({ name: 'x', catalogues: [], fields }, () => true);
    expect(validateFormValues(form, { amount: '4' }, { today, site, limits: { amount: { minimum: '5' } } })).toEqual({
      ok: false,
      problems: { amount: { message: 'minimum', values: { amount: 500 } } },
    });
  });
});

describe('assignServerErrorsToFields', () => {
  test('assigns an error to the field it targets in any spelling, and the rest to the whole form', () => {
    const errors = {
      'customer.date_of_birth': [{ code: 'too_young', message: 'Too young.' }],
      email: [
        { code: 'taken', message: 'There is an account already.' },
        { code: 'other', message: 'Second.' },
      ],
      this: [{ code: 'closed', message: 'Closed.' }],
      shoe_size: [{ code: 'invalid', message: 'No shoe.' }],
    };
    expect(assignServerErrorsToFields(signUpForm.description, errors)).toEqual({
      fields: {
        dateOfBirth: { code: 'too_young', text: 'Too young.' },
        email: { code: 'taken', text: 'There is an account already.' },
      },
      general: [
        { code: 'closed', text: 'Closed.' },
        { code: 'invalid', text: 'No shoe.' },
      ],
      locked: false,
    });
  });

  test('uses the field and message that the form declares for an error code', () => {
    const refused = (code: string) =>
      assignServerErrorsToFields(twoFactorCodeForm.description, { general: [{ code, message: 'From the server.' }] });
    expect(refused('2fa_incorrect')).toEqual({
      fields: { code: { message: 'code-incorrect' } },
      general: [],
      locked: false,
    });
    expect(refused('2fa_account_locked')).toEqual({
      fields: {},
      general: [{ message: 'account-locked' }],
      locked: true,
    });
    expect(refused('constructor').general).toEqual([{ code: 'constructor', text: 'From the server.' }]);
    expect(formatUsualFormMessage('code-incorrect')).toBe('Code is incorrect or expired. Try again or contact support');
    expect(formatUsualFormMessage('account-locked')).toBe(
      'Your account has been locked due to too many incorrect 2FA attempts. Please contact support.',
    );
  });
});
