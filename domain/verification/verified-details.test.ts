import { expect, test } from 'vitest';
import { revokesVerification, type VerifiedDetails } from './verified-details.ts';

const before: VerifiedDetails = { firstname: 'Nova', lastname: 'Quill', state: 'VIC', country: 'AU' };

test.each([
  ['the same details', {}, false],
  ['another first name', { firstname: 'Nora' }, true],
  ['another last name', { lastname: 'Quillon' }, true],
  ['another region', { state: 'QLD' }, true],
  ['a region of the same group', { state: 'TAS' }, false],
  ['another country', { country: 'NZ' }, true],
] as const)('%s revokes a verification: %s', (_, change, revokes) => {
  expect(revokesVerification(before, { ...before, ...change })).toBe(revokes);
});

test('a first region revokes a verification, a first country does not', () => {
  expect(revokesVerification({ ...before, state: null }, before)).toBe(true);
  expect(revokesVerification({ ...before, country: null }, before)).toBe(false);
});
