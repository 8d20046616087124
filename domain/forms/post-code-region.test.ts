import { expect, test } from 'vitest';
import { isPostCodeInRegion } from './post-code-region.ts';

test.each([
  ['2042', 'NSW', true],
  ['2042', 'WA', false],
  ['6000', 'WA', true],
  ['3000', 'NSW', false],
  ['3644', 'NSW', true],
  ['2600', 'ACT', true],
  ['2000', 'ACT', false],
  ['0872', 'WA', true],
  ['0800', 'NT', true],
  ['7000', 'TAS', true],
  ['5000', 'SA', true],
  ['4000', 'QLD', true],
  ['8001', 'VIC', true],
  ['2042', 'OTHER', true],
  ['2042', undefined, true],
  ['20420', 'WA', true],
])('isPostCodeInRegion for post code %s in %s returns %s', (postCode, region, isThere) => {
  expect(isPostCodeInRegion(postCode, region, 'AU')).toBe(isThere);
});

test('isPostCodeInRegion accepts any post code of another country', () => {
  expect(isPostCodeInRegion('1011', 'NSW', 'NZ')).toBe(true);
});
