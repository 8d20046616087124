import { expect, test } from 'vitest';
import { regionNames } from './region-names.ts';

test('names regions, each once', () => {
  expect(regionNames(['NSW', 'NSWL', 'NT'])).toEqual(['New South Wales', 'the Northern Territory']);
  expect(regionNames([])).toEqual([]);
});
