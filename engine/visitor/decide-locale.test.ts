import { expect, test } from 'vitest';
import { decideLocale, type LocalePreferences } from './decide-locale.ts';

const NONE: LocalePreferences = { customer: null, choice: null, address: null, acceptLanguage: null };

test.each<[string, Partial<LocalePreferences>, string]>([
  [
    'the language stored for the customer',
    { customer: 'ar', choice: 'cy-GB', address: 'zh-Hans', acceptLanguage: 'de' },
    'ar',
  ],
  ['the choice in this browser', { choice: 'cy-GB', address: 'zh-Hans', acceptLanguage: 'de' }, 'cy-GB'],
  ['the language of the address', { address: 'zh-Hans', acceptLanguage: 'de' }, 'zh-Hans'],
  ['the Accept-Language header', { acceptLanguage: 'fr, de;q=0.5' }, 'de-CH'],
  ['the default locale', { acceptLanguage: 'fr' }, 'en-GB'],
  ['the default locale without any preference', {}, 'en-GB'],
  ['the next preference where the site lacks a language', { customer: 'fr', choice: 'xx', address: 'ar' }, 'ar'],
])('decideLocale chooses %s', (_, preferences, expected) => {
  const locales = ['en-GB', 'cy-GB', 'ar', 'zh-Hans', 'de-CH'] as const;
  expect(decideLocale([...locales], { ...NONE, ...preferences })).toBe(expected);
});
