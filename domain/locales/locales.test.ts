import { describe, expect, test } from 'vitest';
import { matchAcceptLanguage } from './accept-language.ts';
import { findLocaleTagFault } from './locale-tag.ts';

describe('findLocaleTagFault', () => {
  test.each(['en-AU', 'zh-Hans-AU', 'cy-GB', 'ar', 'de-CH', 'en-XA', 'ar-XB', 'es-419'])('accepts %s', (tag) => {
    expect(findLocaleTagFault(tag)).toBeNull();
  });

  test.each([
    ['en-au', 'not-canonical', 'en-AU'],
    ['ZH-hans-au', 'not-canonical', 'zh-Hans-AU'],
    ['iw', 'not-canonical', 'he'],
    ['en_GB', 'malformed', 'en-GB'],
    ['english language', 'malformed', null],
    ['', 'malformed', null],
    ['qq-AU', 'unsupported', null],
  ])('returns for %j the fault %s with the suggestion %s', (tag, kind, suggestion) => {
    expect(findLocaleTagFault(tag)).toEqual({ kind, suggestion });
  });
});

describe('matchAcceptLanguage', () => {
  const locales = ['en-GB', 'cy-GB', 'zh-Hans-AU'] as const;

  test.each([
    ['cy-GB', 'cy-GB'],
    ['cy', 'cy-GB'],
    ['cy-AR;q=0.8, en;q=0.5', 'cy-GB'],
    ['en;q=0.5, cy;q=0.8', 'cy-GB'],
    ['fr, cy;q=0.1', 'cy-GB'],
    ['en-US,en;q=0.9,cy;q=0.8', 'en-GB'],
    ['zh-CN', 'zh-Hans-AU'],
    ['zh-TW', null],
    ['zh-Hant', null],
    ['cy;q=0, fr', null],
    ['en-XA', 'en-GB'],
    ['*', null],
    ['', null],
    [null, null],
    ['cy;q=nonsense, ,,;', null],
    [`${'fr,'.repeat(400)}cy`, null],
    [`${'fr,'.repeat(30)}cy`, null],
  ])('chooses for the header %j the locale %s', (header, expected) => {
    expect(matchAcceptLanguage(header, locales)).toBe(expected);
  });

  test('chooses a pseudo-locale by its own tag only', () => {
    const pseudo = ['cy-GB', 'en-XA'] as const;
    expect([matchAcceptLanguage('en-GB, en', pseudo), matchAcceptLanguage('en-XA', pseudo)]).toEqual([null, 'en-XA']);
  });
});
