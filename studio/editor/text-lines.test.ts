import { expect, test } from 'vitest';
import { joinLines, splitLines } from './text-lines.ts';

test('splitLines returns the trimmed text of each line that is not empty, and joinLines joins texts by line breaks', () => {
  expect(splitLines(' visa\n\n  apple pay \n')).toEqual(['visa', 'apple pay']);
  expect(joinLines(['visa', 'apple pay'])).toBe('visa\napple pay');
});
