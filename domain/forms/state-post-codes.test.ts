import { expect, test } from 'vitest';
import { isPostCodeInState } from './state-post-codes.ts';

const statePostCodes = { country: 'AU', prefixes: { NSW: ['1', '2', '3644'], WA: ['6', '0872'] } };

test.each([
  ['2042', 'NSW', true],
  ['2042', 'WA', false],
  ['3644', 'NSW', true],
  ['3645', 'NSW', false],
  ['0872', 'WA', true],
  ['2042', 'OTHER', true],
  ['2042', '', true],
])('isPostCodeInState for post code %s in %s returns %s', (postCode, state, isThere) => {
  expect(isPostCodeInState(postCode, { state, country: 'AU' }, { statePostCodes })).toBe(isThere);
});

test('isPostCodeInState accepts any post code of another country, and checks that of a form without a country', () => {
  expect(isPostCodeInState('1011', { state: 'WA', country: 'NZ' }, { statePostCodes })).toBe(true);
  expect(isPostCodeInState('1011', { state: 'WA' }, { statePostCodes })).toBe(false);
  expect(isPostCodeInState('1011', { state: 'WA', country: 'AU' }, {})).toBe(true);
});

test('isPostCodeInState compares post codes without separators and in capital letters', () => {
  const ofNorth = { country: 'XX', prefixes: { N: ['LS-1', 'YO'] } };
  const isInNorth = (postCode: string) => isPostCodeInState(postCode, { state: 'N' }, { statePostCodes: ofNorth });
  expect(['ls1 4ap', 'L S1-4AP', 'YO1 7HH', 'M1 1AE'].map(isInNorth)).toEqual([true, true, true, false]);
});
