import { expect, test } from 'vitest';
import { formatShortList } from './list-format.ts';

test.each([
  ['en-AU', 'a, b, c'],
  ['en-GB', 'a, b, c'],
  ['zh-Hans-AU', 'a、b、c'],
])('a short list in %s is %j', (locale, text) => {
  expect(formatShortList(['a', 'b', 'c'], locale)).toBe(text);
});
