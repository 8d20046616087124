import { describe, expect, test } from 'vitest';
import { createUntranslatedWordFinder } from './untranslated-words.ts';

const find = createUntranslatedWordFinder({ values: ['Golden Bay', 'ada'], pseudoLocale: 'en-XA' });

describe('words of a page in en-XA that were not translated', () => {
  test.each([
    ['[Sávééé] Save', ['Save']],
    ['[Sávééé it]', ['it']],
    ['Sávééé', ['Sávééé']],
    ['[Sávééé] [Wíññ (bpm)] pqr', ['pqr']],
    ['Golden', ['Golden']],
    ['and [1] or 2', ['and', 'or']],
  ])('%j has %j', (text, words) => {
    expect(find(text)).toEqual(words);
  });
});

describe('what is no untranslated word of a page in en-XA', () => {
  test.each([
    ['a text in brackets', '[Sávééé BPM]'],
    ['a value of the API', 'Golden Bay, [Pláýýý Golden Bay]'],
    ['a value of the API in two elements', 'Golden\u200b Bay'],
    ['a date and a time', 'Tuesday, November 28, 2026 at 3:32 AM'],
    ['a duration', '2d 4h'],
    ['an amount', '$1,234.50'],
    ['a list in a text', '[[Sávééé], [Wíññ], and [Sávééé]]'],
    ['a number of a ticket', 'E456-0E6D'],
    ['an address', 'help@shop.example https://shop.example/about'],
  ])('%s: %j', (_, text) => {
    expect(find(text)).toEqual([]);
  });
});

test('words in Latin letters of a page in ar-XB were not translated, apart from data', () => {
  const findLatin = createUntranslatedWordFinder({ values: ['Golden Bay'], pseudoLocale: 'ar-XB' });
  expect(findLatin('ساطع Golden Bay وGolden Bay, Tuesday and [Save] 12')).toEqual(['Save']);
});
