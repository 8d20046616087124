import { expect, test } from 'vitest';
import { isJsonDeeperThan } from './json-depth.ts';

test.each([
  ['[[[]]]', 3, false],
  ['[[[]]]', 2, true],
  ['{"a":{"b":[1]}}', 2, true],
  ['[{},{},{}]', 2, false],
  ['["[[[[", "\\"[[[["]', 1, false],
  ['', 0, false],
])('%s is nested deeper than %i levels: %s', (text, levels, expected) => {
  expect(isJsonDeeperThan(text, levels)).toBe(expected);
});
