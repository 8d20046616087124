import { expect, test } from 'vitest';
import { compileMessage } from './compile-message.ts';

function findFaults(text: string, locale: string) {
  return compileMessage({ text, placeholders: { n: { type: 'number' } }, locale }).faults;
}

test('a plural category that the language lacks is refused with its position', () => {
  expect(findFaults('{n, plural, one {a} other {b}}', 'zh-Hans-AU')).toEqual([
    {
      code: 'unknown-plural-category',
      offset: 12,
      message: "The cardinal plurals of the language 'zh-Hans-AU' have no category 'one'.",
      suggestion: "Did you mean 'other'?",
    },
  ]);
});

test('each plural category that a message lacks is named', () => {
  expect(findFaults('{n, plural, one {a} two {b} other {c}}', 'cy-GB').map(({ suggestion }) => suggestion)).toEqual([
    'Add zero {…}.',
    'Add few {…}.',
    'Add many {…}.',
  ]);
});

test('all six plural categories of Welsh and Arabic are accepted, and ordinals have their own categories', () => {
  const six = 'zero {a} one {b} two {c} few {d} many {e} other {f}';
  expect(findFaults(`{n, plural, ${six}}`, 'cy-GB')).toEqual([]);
  expect(findFaults(`{n, plural, ${six}}`, 'ar')).toEqual([]);
  expect(findFaults(`{n, selectordinal, ${six}}`, 'cy-GB')).toEqual([]);
  expect(findFaults('{n, selectordinal, other {a}}', 'ar')).toEqual([]);
});

test('an exact number such as =1 does not replace a plural category', () => {
  expect(findFaults('{n, plural, =1 {a} other {b}}', 'en-AU')).toMatchObject([{ code: 'missing-plural-category' }]);
});

test('a message in a pseudo-locale may lack plural categories but not add unknown ones', () => {
  expect(findFaults('{n, plural, one {a} other {b}}', 'ar-XB')).toEqual([]);
  expect(findFaults('{n, selectordinal, one {a} two {b} few {c} other {d}}', 'ar-XB')).toEqual([]);
  expect(findFaults('{n, plural, one {a} some {c} other {b}}', 'ar-XB')).toMatchObject([
    { code: 'unknown-plural-category', offset: 20 },
  ]);
});
