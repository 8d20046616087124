import { expect, test } from 'vitest';
import { getTextDirection } from './text-direction.ts';

test.each([
  ['ar', 'rtl'],
  ['ar-XB', 'rtl'],
  ['AR-eg', 'rtl'],
  ['he-IL', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['uz-Arab-AF', 'rtl'],
  ['en', 'ltr'],
  ['en-XA', 'ltr'],
  ['arn', 'ltr'],
  ['en-u-nu-arab', 'ltr'],
  ['zh-Hans-AU', 'ltr'],
])('%s is written %s', (locale, direction) => {
  expect(getTextDirection(locale)).toBe(direction);
});

test('the direction is that of the likely script for every language of two letters, and the longer ones of Intl', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const longer = [
    'ars',
    'arz',
    'ary',
    'azb',
    'ckb',
    'glk',
    'lrc',
    'mzn',
    'nqo',
    'rhg',
    'sdh',
    'skr',
    'syr',
    'arn',
    'haw',
  ];
  const languages = [...Intl.DisplayNames.supportedLocalesOf(pairs), ...longer];
  expect(languages.length).toBeGreaterThan(150);
  const rightToLeft = languages.filter((language) => {
    const { script = '' } = new Intl.Locale(language).maximize();
    return ['Arab', 'Aran', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'].includes(script);
  });
  expect(languages.filter((language) => getTextDirection(language) === 'rtl')).toEqual(rightToLeft);
});
