import { expect, test } from 'vitest';
import { getTestMessages } from '../../_testing/test-messages.ts';
import { listRegionNames } from './list-region-names.ts';
import { regionNamesMessages } from './region-names.messages.gen.ts';

const messages = getTestMessages(regionNamesMessages);

test('listRegionNames returns the name of a region once, even if two codes stand for it', () => {
  expect(listRegionNames(['NSW', 'NSWL', 'NT'], messages)).toEqual(['New South Wales', 'the Northern Territory']);
  expect(listRegionNames(['OTHER'], messages)).toEqual(['other countries']);
  expect(listRegionNames([], messages)).toEqual([]);
});
