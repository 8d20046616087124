import { expect, test } from 'vitest';
import { changeRevokesVerification, type VerifiedDetails } from './verified-details.ts';

const before: VerifiedDetails = { firstname: 'Nova', lastname: 'Quill', state: 'VIC', country: 'AU' };

test.each([
  ['the same details', {}, false],
  ['another first name', { firstname: 'Nora' }, true],
  ['another last name', { lastname: 'Quillon' }, true],
  ['another region', { state: 'QLD' }, true],
  ['a region of the same group', { state: 'TAS' }, false],
  ['another country', { country: 'NZ' }, true],
] as const)(
  'only another name, country or group of regions revokes the verification: %s (%s)',
  (_, change, revokes) => {
    expect(changeRevokesVerification(before, { ...before, ...change })).toBe(revokes);
  },
);

test('adding a first region revokes the verification, adding a first country does not', () => {
  expect(changeRevokesVerification({ ...before, state: null }, before)).toBe(true);
  expect(changeRevokesVerification({ ...before, country: null }, before)).toBe(false);
});
