import { expect, test } from 'vitest';
import { listRegionNames } from './region-names.ts';

test('listRegionNames returns the name of a region once, even if two codes stand for it', () => {
  expect(listRegionNames(['NSW', 'NSWL', 'NT'])).toEqual(['New South Wales', 'the Northern Territory']);
  expect(listRegionNames([])).toEqual([]);
});
