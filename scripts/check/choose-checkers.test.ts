import { expect, test } from 'vitest';
import { chooseCheckers } from './choose-checkers.ts';

const checkers = ['format', 'types', 'dead code'].map((name) => ({ name, hint: '', run: () => Promise.reject() }));
const namesOf = (words: readonly string[]) => chooseCheckers(checkers, words).map(({ name }) => name);

test('chooseCheckers returns all checks without arguments, and with arguments the checks whose names begin with one of them', () => {
  expect(namesOf([])).toEqual(['format', 'types', 'dead code']);
  expect(namesOf(['dead', 'format'])).toEqual(['format', 'dead code']);
});

test('chooseCheckers refuses a word that begins no name, and lists the names', () => {
  expect(() => namesOf(['format', 'spelling'])).toThrow(
    'There is no check "spelling". Checks: format, types, dead code.',
  );
});
