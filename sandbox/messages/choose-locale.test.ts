import { expect, test } from 'vitest';
import { chooseLocale } from './choose-locale.ts';

const australian = { branding: { locale: 'en-AU' } };

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
  expect(chooseLocale(header, australian)).toBe(locale);
});

test('Accept-Language en-GB gives English in British format, not the locale of the brand, if the brand is in another language', () => {
  expect(chooseLocale('en-GB', { branding: { locale: 'de-CH' } })).toBe('en-GB');
});

test('a language of which only the brand has texts is chosen', () => {
  const brand = { branding: { locale: 'de-CH' }, messages: { de: {}, fr: {} } };
  expect(['fr-CH', 'it-CH'].map((header) => chooseLocale(header, brand))).toEqual(['fr-CH', null]);
});
