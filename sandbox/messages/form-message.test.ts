import { expect, test } from 'vitest';
import { formatFormMessage, formatFormProblem } from './form-message.ts';
import { runInLocale } from './message-context.ts';

const values = { amount: { minor: 500, currency: 'GBP' } };

test.each([
  ['en-GB', 'Please enter an amount equal to or greater than £5.00.'],
  ['cy-GB', 'Rhowch swm sy’n hafal i £5.00 neu’n fwy.'],
])('an error of the forms in the answer to a call in %s is %j', (locale, text) => {
  expect(runInLocale(undefined, locale, () => formatFormMessage('minimum', values))).toBe(text);
});

test('a problem of a form with a text of its own stays as it is', () => {
  expect(runInLocale(undefined, 'cy', () => formatFormProblem({ code: 'other', text: 'Own text.' }))).toBe('Own text.');
});
