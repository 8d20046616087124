import { expect, test } from 'vitest';
import { chooseLocale } from './choose-locale.ts';

test.each([
  [undefined, null],
  ['*', null],
  ['fi-FI', null],
  ['cy-GB,en;q=0.9', 'cy-GB'],
  ['not a language,en-AU', 'en-AU'],
  ['en-US', 'en-AU'],
  ['en', 'en-AU'],
  ['en-XA', 'en-XA'],
  ['ar-XB', 'ar-XB'],
  ['fi-FI,ar-XB;q=0.4,en-XA;q=0.5', 'en-XA'],
  ['en-XA;q=0', null],
  [`${'de,'.repeat(1000)}en-XA`, null],
])('Accept-Language %s asks for %s', (header, locale) => {
  expect(chooseLocale(header, 'en-AU')).toBe(locale);
});

test('English is not formatted as in a brand whose texts are in another language', () => {
  expect(chooseLocale('en-GB', 'de-CH')).toBe('en-GB');
});
