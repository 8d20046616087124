import { expect, test } from 'vitest';
import { findSearchedTicket, isMatchingWinner, normaliseSearchWords } from './winner-search.ts';

const winner = { name: 'Zoë P.', place: 'Far Bank', prizeTitle: 'A year of rent' };

test.each([
  ['zoe', true],
  ['ZOË p', true],
  ['far  bank, zoe', true],
  ['rent', true],
  ['zoe near', false],
  ['  ', true],
])('a winner search for %j matches the winner: %s', (text, found) => {
  expect(isMatchingWinner(normaliseSearchWords(text), winner)).toBe(found);
});

test('normaliseSearchWords cuts a long search to 60 characters and returns no words for one without letters', () => {
  expect(normaliseSearchWords(' – ')).toEqual([]);
  expect(normaliseSearchWords('a'.repeat(500))).toEqual(['a'.repeat(60)]);
});

test('findSearchedTicket finds a winning ticket by its number with or without leading zeros', () => {
  const tickets = ['0048213', '0000001'];
  expect(
    ['48213', '0048213', '1', '4821', '48213 1', 'zoe'].map((text) =>
      findSearchedTicket(normaliseSearchWords(text), tickets),
    ),
  ).toEqual(['0048213', '0048213', '0000001', null, null, null]);
});
