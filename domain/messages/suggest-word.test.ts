import { expect, test } from 'vitest';
import { suggestWord } from './suggest-word.ts';

test('the nearest candidate is suggested, and the others are named', () => {
  expect(suggestWord('cuont', ['name', 'count', 'price'])).toBe("Did you mean 'count'? There are also: name, price.");
});
