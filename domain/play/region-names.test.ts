import { expect, test } from 'vitest';
import { listRegionNames } from './region-names.ts';

test('listRegionNames returns each region name once', () => {
  expect(listRegionNames(['NSW', 'NSWL', 'NT'])).toEqual(['New South Wales', 'the Northern Territory']);
  expect(listRegionNames([])).toEqual([]);
});
