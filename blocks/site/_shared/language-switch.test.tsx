import { expect, test } from 'vitest';
import { getOwnLanguageName } from './language-switch.tsx';

test('getOwnLanguageName returns the name without a region', () => {
  const locales = ['en-AU', 'zh-Hans-AU', 'cy-GB', 'ar'];
  expect(locales.map((locale) => getOwnLanguageName(locale, locales))).toEqual([
    'English',
    '简体中文',
    'Cymraeg',
    'العربية',
  ]);
});

test('getOwnLanguageName returns the name with its region where two locales of the site have the language', () => {
  const locales = ['fr-CH', 'fr-FR'];
  expect(locales.map((locale) => getOwnLanguageName(locale, locales))).toEqual([
    'français suisse',
    'français (France)',
  ]);
});
