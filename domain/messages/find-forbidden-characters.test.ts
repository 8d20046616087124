import { expect, test } from 'vitest';
import { findForbiddenCharacters } from './find-forbidden-characters.ts';

test.each(['\u0000', '\t', '\r', '\u001B', '\u007F', '\u0085', '\u202A', '\u202E', '\u2066', '\u2069', '\uD800'])(
  'the character %j is refused',
  (character) => {
    expect(findForbiddenCharacters(`Hello${character}`).map(({ code, offset }) => [code, offset])).toEqual([
      ['forbidden-character', 5],
    ]);
  },
);

test('the fault of a forbidden character names its code point', () => {
  expect(findForbiddenCharacters('abc\u202Edef')).toEqual([
    {
      code: 'forbidden-character',
      offset: 3,
      message: 'The text contains the character U+202E, which is invisible or changes the direction of text.',
      suggestion: 'Remove it.',
    },
  ]);
});

test('line breaks, marks of direction, emoji and joiners are allowed', () => {
  expect(findForbiddenCharacters('one\ntwo \u200E\u200F\u061C 👩‍👧 می‌خواهم')).toEqual([]);
});

test('a text of a thousand forbidden characters has only ten faults', () => {
  expect(findForbiddenCharacters('\u202E'.repeat(1000))).toHaveLength(10);
});
