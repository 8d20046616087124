import { expect, test } from 'vitest';
import { describeReach } from './describe-reach.ts';

const BRANDS = ['Harbour', 'Lantern', 'Sunnyside'];

test.each([
  [
    { pages: 214, brands: BRANDS, part: 'site-header' },
    'in the site header of 214 pages of 3 brands: Harbour, Lantern, Sunnyside',
  ],
  [{ pages: 3, brands: BRANDS, part: null }, 'on 3 pages of 3 brands: Harbour, Lantern, Sunnyside'],
  [{ pages: 71, brands: ['Harbour'], part: 'site-footer' }, 'in the site footer of 71 pages of Harbour'],
  [{ pages: 2, brands: ['Harbour'], part: null }, 'on 2 pages of Harbour'],
])('pages and brands of %j are said in words', (reach, words) => {
  expect(describeReach(reach)).toBe(words);
});

test.each([0, 1])('describeReach returns no text for %i pages of one brand', (pages) => {
  expect(describeReach({ pages, brands: ['Harbour'], part: null })).toBeNull();
});
