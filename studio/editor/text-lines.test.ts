import { expect, test } from 'vitest';
import { joinLines, splitLines } from './text-lines.ts';

test('each line with words is a text', () => {
  expect(splitLines(' visa\n\n  apple pay \n')).toEqual(['visa', 'apple pay']);
  expect(joinLines(['visa', 'apple pay'])).toBe('visa\napple pay');
});
