import { describe, expect, test } from 'vitest';
import { compareReleasedSites, compareValues } from './compare-releases.ts';
import { formatDifferences } from './format-differences.ts';

const home = (blocks: readonly object[], title = 'Home') => ({ version: 1, title, blocks });
const hero = { id: 'hero', type: 'jackpot-hero', props: { heading: 'Win', tags: ['a', 'b'] } };
const grid = { id: 'grid', type: 'offer-grid', props: { limit: 8 } };

describe('compareValues', () => {
  test('names the block and the path of a changed value, with both values', () => {
    const changed = { ...hero, props: { ...hero.props, heading: 'Win big' } };
    expect(compareValues(home([hero, grid]), home([changed, grid]))).toEqual([
      {
        item: { id: 'hero', type: 'jackpot-hero' },
        path: 'props/heading',
        change: 'changed',
        before: 'Win',
        after: 'Win big',
      },
    ]);
  });

  test('finds an added and a removed block without comparing it with its neighbour', () => {
    expect(compareValues(home([hero]), home([grid]))).toEqual([
      { item: { id: 'grid', type: 'offer-grid' }, path: '', change: 'added', before: null, after: grid },
      { item: { id: 'hero', type: 'jackpot-hero' }, path: '', change: 'removed', before: hero, after: null },
    ]);
  });

  test('tells moved blocks from changed ones', () => {
    expect(compareValues(home([hero, grid]), home([grid, hero]))).toEqual([
      { item: null, path: 'blocks', change: 'moved', before: ['hero', 'grid'], after: ['grid', 'hero'] },
    ]);
  });

  test('takes a list without ids whole', () => {
    const changed = { ...hero, props: { ...hero.props, tags: ['b'] } };
    expect(compareValues(home([hero]), home([changed]))).toMatchObject([
      { path: 'props/tags', change: 'changed', before: ['a', 'b'], after: ['b'] },
    ]);
  });

  test('finds a missing value on either side, and no difference in the order of keys', () => {
    expect(compareValues({ a: 1 }, { a: 1, b: false })).toMatchObject([{ path: 'b', change: 'added', after: false }]);
    expect(compareValues({ a: 1, b: null }, { a: 1 })).toMatchObject([{ path: 'b', change: 'removed', before: null }]);
    expect(compareValues({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([]);
  });
});

test('compareReleasedSites lists documents and pictures by site, and formatDifferences writes them', () => {
  const document = (name: string, value: unknown) => ({ kind: 'page', name, value }) as const;
  const before = [
    { site: 'harbour', documents: [document('home', home([hero])), document('old', {})], pictures: [] },
    { site: 'same', documents: [document('home', {})], pictures: [] },
  ];
  const after = [
    { site: 'same', documents: [document('home', {})], pictures: [] },
    {
      site: 'harbour',
      documents: [document('home', home([hero], 'Start')), document('new', {})],
      pictures: [{ name: 'logo.svg', hash: '1' }],
    },
  ];
  expect(formatDifferences(compareReleasedSites(before, after))).toBe(`harbour
  page home: changed
    title: "Home" → "Start"
  page new: added
  page old: removed
  picture logo.svg: added
`);
  expect(formatDifferences(compareReleasedSites(before, before))).toBe('Nothing differs.\n');
});
