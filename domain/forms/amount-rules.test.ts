import { describe, expect, test } from 'vitest';
import { type CustomFormFieldRule, createForm } from '#schemas/forms/form.ts';
import { parseTypedAmount } from '../payment/payment-rules.ts';
import { createAmountTextProblem, isAmountText } from './amount-rules.ts';
import { validateFormValues } from './check-form.ts';
import { formatUsualFormProblem } from './format-usual-form-message.ts';

describe('isAmountText', () => {
  test.each([
    ['AUD', ['1', '1.5', '1.50'], ['', '1.505', '-1', '1,50', '1.', '.5']],
    ['JPY', ['1', '1500'], ['1.5', '1.0', '1.']],
    ['KWD', ['1', '1.5', '1.505'], ['1.5055']],
  ])('accepts at most the decimals of %s', (currency, amounts, others) => {
    expect(amounts.filter((text) => !isAmountText(text, currency))).toEqual([]);
    expect(others.filter((text) => isAmountText(text, currency))).toEqual([]);
  });
});

test.each([
  ['CHF', 'Amount must follow format e.g: 1.50'],
  ['JPY', 'Amount must follow format e.g: 150'],
  ['KWD', 'Amount must follow format e.g: 1.500'],
])('the problem of an amount in %s has an example of that currency', (currency, text) => {
  expect(formatUsualFormProblem(createAmountTextProblem(currency), { locale: 'en', currency })).toBe(text);
});

test('a form takes its smallest amount from the currency of the site', () => {
  const rules: readonly CustomFormFieldRule[] = ['currency', 'minimum'];
  const fields = [{ name: 'amount', widget: 'amount', required: true, rules }] as const;
  const form = createForm<unknown>({ name: 'amounts', catalogues: [], fields }, () => true);
  const check = (amount: string, currency: string) => {
    const checked = validateFormValues(form, { amount }, { today: '2026-11-21', site: { currency } });
    return checked.ok ? null : checked.problems['amount'];
  };
  expect(check('1', 'JPY')).toBeNull();
  expect(check('0', 'JPY')).toEqual({ message: 'minimum', values: { amount: 1 } });
  expect(check('0.5', 'JPY')).toEqual({ message: 'currency-example', values: { example: '150' } });
  expect(check('0.01', 'CHF')).toBeNull();
  expect(check('0.001', 'KWD')).toBeNull();
});

test('a deposit is typed in the decimals of its currency', () => {
  expect(parseTypedAmount('1500', 'JPY', null)).toEqual({ amount: 1500, problem: null });
  expect(parseTypedAmount('15.00', 'JPY', null).problem).toEqual({
    message: 'currency-example',
    values: { example: '150' },
  });
  expect(parseTypedAmount('1.5', 'KWD', { least: 2000, most: 9000 }).problem).toEqual({
    message: 'minimum',
    values: { amount: 2000 },
  });
});
