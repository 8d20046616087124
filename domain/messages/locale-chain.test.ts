import { describe, expect, test } from 'vitest';
import { chooseFormattingLocale, listLocaleChain, listMessageOrigins, resolveMessageSource } from './locale-chain.ts';

test.each([
  ['en', ['en']],
  ['en-AU', ['en-AU', 'en']],
  ['en-XA', ['en-XA', 'en']],
  ['zh-Hans-AU', ['zh-Hans-AU', 'zh-Hans', 'zh']],
  ['zh-Hant-TW', ['zh-Hant-TW', 'zh-Hant']],
  ['zh-TW', ['zh-TW', 'zh-Hant']],
  ['zh-CN', ['zh-CN', 'zh']],
  ['sr-Latn-RS', ['sr-Latn-RS', 'sr-Latn']],
  ['ca-ES-valencia', ['ca-ES-valencia', 'ca-ES', 'ca']],
  ['de-CH-u-nu-latn', ['de-CH', 'de']],
  ['EN-au', ['en-AU', 'en']],
])('the fallback chain of the locale %s is %j', (locale, chain) => {
  expect(listLocaleChain(locale)).toEqual(chain);
});

test('listLocaleChain throws for a text that is not a language tag', () => {
  expect(() => listLocaleChain('en_AU')).toThrow(RangeError);
});

describe('origins of a message', () => {
  const origins = listMessageOrigins({
    sites: ['harbour', 'base'],
    locale: 'zh-Hans-AU',
    defaultLocale: 'en-AU',
  });

  test('are brand locale, brand language, base locale, base language, then the default locale', () => {
    expect(origins.map(({ site, locale }) => `${site} ${locale}`)).toEqual([
      'harbour zh-Hans-AU',
      'harbour zh-Hans',
      'harbour zh',
      'base zh-Hans-AU',
      'base zh-Hans',
      'base zh',
      'harbour en-AU',
      'harbour en',
      'base en-AU',
      'base en',
    ]);
  });

  test('are listed once where the locale is the default', () => {
    const same = listMessageOrigins({ sites: ['base'], locale: 'en-AU', defaultLocale: 'en-AU' });
    expect(same).toEqual([
      { site: 'base', locale: 'en-AU' },
      { site: 'base', locale: 'en' },
    ]);
  });

  test('include the language that a regional variant shares with the default locale before the default locale', () => {
    const welsh = listMessageOrigins({ sites: ['base'], locale: 'en-GB', defaultLocale: 'en-AU' });
    expect(welsh.map(({ locale }) => locale)).toEqual(['en-GB', 'en', 'en-AU']);
  });

  test('the first that has the message is its source', () => {
    const texts: Record<string, string> = { 'base zh': '你好', 'harbour en-AU': 'Ahoy', 'base en': 'Hello' };
    const find = ({ site, locale }: { site: string; locale: string }) => texts[`${site} ${locale}`];
    expect(resolveMessageSource(origins, find)).toEqual({
      origin: { site: 'base', locale: 'zh' },
      message: '你好',
    });
    expect(resolveMessageSource(origins, () => undefined)).toBeNull();
  });

  test('an empty message ends the search', () => {
    expect(resolveMessageSource(origins, () => '')?.origin).toEqual({ site: 'harbour', locale: 'zh-Hans-AU' });
  });
});

test.each([
  ['en-AU', 'en', 'en-AU'],
  ['en-AU', 'en-AU', 'en-AU'],
  ['zh-Hans-AU', 'en-AU', 'en-AU'],
  ['zh-Hant-TW', 'zh', 'zh'],
])('for a visitor with %s a message in %s is formatted by %s', (visitor, message, expected) => {
  expect(chooseFormattingLocale(visitor, message)).toBe(expected);
});
