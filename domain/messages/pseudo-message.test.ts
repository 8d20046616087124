import { describe, expect, test } from 'vitest';
import { createPseudoMessage, writeInArabicLetters, writeLongerWithAccents } from './pseudo-message.ts';

describe('en-XA', () => {
  test.each([
    ['Save', '[Sávééé]'],
    ['OK', '[ÖKK]'],
    ['123', '[123]'],
    ['', '[]'],
    ['Your order is on its way.', '[Ýöüür öörðéér íís öööñ ííts wáááýý.]'],
    ['Hello {name}, read <link>our terms</link>.', '[Héllööö {name}, rééááðð <link>öür tééérmsss</link>.]'],
    ['{when, date, longDate}', '[{when, date, longDate}]'],
    [
      '{count, plural, offset:1 =0 {None} one {# ticket} other {# tickets}}',
      '[{count,plural,offset:1 one{# tííçkéétt} other{# tííçkéétss} =0{Ñöñééé}}]',
    ],
    ["It''s '{'1'}'", "[Ít''ssss '{1}']"],
  ])('%j is written as %j', (text, expected) => {
    expect(createPseudoMessage(text, 'en-XA')).toBe(expected);
  });

  test('words are 40 % longer', () => {
    const text = 'Tickets for this draw close on Tuesday evening, so choose your numbers soon';
    expect(writeLongerWithAccents(text).length / text.length).toBeCloseTo(1.4, 1);
  });

  test('all letters are in Latin-1, which the typefaces have', () => {
    expect(writeLongerWithAccents('The quick brown fox jumps over the lazy dog. AND CHOOSE DULY.')).toMatch(/^[ -ÿ]*$/);
  });
});

describe('ar-XB', () => {
  test.each([
    ['Save', 'ساطع'],
    ['Sure, {name}?', 'سضرع، {name}؟'],
    ['Read <link>our terms</link>: 10', 'رعاد <link>وضر تعرمس</link>: 10'],
    ['{kind, select, win {Won} other {Lost}}', '{kind,select,other{لوست} win{ثون}}'],
  ])('%j is written as %j', (text, expected) => {
    expect(createPseudoMessage(text, 'ar-XB')).toBe(expected);
  });

  test('each letter has an Arabic one of its own', () => {
    const letters = writeInArabicLetters('abcdefghijklmnopqrstuvwxyz');
    expect(letters).toMatch(/^[\u0600-\u06FF]{26}$/);
    expect(new Set(letters).size).toBe(26);
  });
});

test('a text that is not ICU MessageFormat has no pseudo text', () => {
  expect(createPseudoMessage('{name', 'en-XA')).toBeNull();
});
