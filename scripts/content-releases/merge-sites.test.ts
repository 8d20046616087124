import { describe, expect, test } from 'vitest';
import type { ReleasedSite } from '#engine/cms/releases/content-release.ts';
import { formatConflicts } from './format-conflicts.ts';
import { mergeSites } from './merge-sites.ts';

const hero = (heading: string) => ({ id: 'hero', type: 'jackpot-hero', props: { heading } });
const grid = (limit: number) => ({ id: 'grid', type: 'offer-grid', props: { limit } });
const home = (...blocks: readonly object[]) => ({ version: 1, blocks });
const harbour = (pages: Readonly<Record<string, unknown>>, pictures: Readonly<Record<string, string>> = {}) => [
  {
    site: 'harbour',
    documents: Object.entries(pages).map(([name, value]) => ({ kind: 'page', name, value }) as const),
    pictures: Object.entries(pictures).map(([name, hash]) => ({ name, hash })),
  } satisfies ReleasedSite,
];
const pagesOf = (sites: readonly ReleasedSite[]) =>
  Object.fromEntries(sites.flatMap(({ documents }) => documents.map(({ name, value }) => [name, value])));
const base = harbour({ home: home(hero('Win'), grid(8)) });

describe('mergeSites', () => {
  test('keeps both changes when the sides changed different blocks of a page', () => {
    const { sites, conflicts } = mergeSites({
      base,
      mine: harbour({ home: home(hero('Win big'), grid(8)) }),
      theirs: harbour({ home: home(hero('Win'), grid(4)) }),
    });
    expect(conflicts).toEqual([]);
    expect(pagesOf(sites)).toEqual({ home: home(hero('Win big'), grid(4)) });
  });

  test('names site, document, block, field and both wordings when the sides changed the same heading', () => {
    const { conflicts } = mergeSites({
      base,
      mine: harbour({ home: home(hero('Win big'), grid(8)) }),
      theirs: harbour({ home: home(hero('Win now'), grid(8)) }),
    });
    expect(conflicts).toEqual([
      {
        site: 'harbour',
        kind: 'page',
        name: 'home',
        item: { id: 'hero', type: 'jackpot-hero' },
        path: 'props/heading',
        reason: 'changed',
        base: 'Win',
        mine: 'Win big',
        theirs: 'Win now',
      },
    ]);
    expect(formatConflicts(conflicts, { mine: 'files', theirs: 'CMS' })).toBe(
      'harbour page home, jackpot-hero "hero" props/heading: both sides changed it\n' +
        '  before: "Win"\n  files: "Win big"\n  CMS: "Win now"\n',
    );
  });

  test('takes the chosen side in conflicts of a named document, and still keeps what only the other side changed', () => {
    const { sites, conflicts } = mergeSites(
      {
        base,
        mine: harbour({ home: home(hero('Win big'), grid(8)) }),
        theirs: harbour({ home: home(hero('Win now'), grid(4)) }),
      },
      (id) => (id === 'harbour:page:home' ? 'mine' : null),
    );
    expect(conflicts).toEqual([]);
    expect(pagesOf(sites)).toEqual({ home: home(hero('Win big'), grid(4)) });
  });

  test('names the list when both sides moved blocks to different places', () => {
    const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    const { conflicts } = mergeSites({
      base: harbour({ home: home(a, b, c) }),
      mine: harbour({ home: home(b, a, c) }),
      theirs: harbour({ home: home(a, c, b) }),
    });
    expect(conflicts).toMatchObject([{ item: null, path: 'blocks', reason: 'moved', mine: ['b', 'a', 'c'] }]);
  });

  test('keeps documents that either side added', () => {
    const { home: page } = pagesOf(base);
    const { sites, conflicts } = mergeSites({
      base,
      mine: harbour({ home: page, mine: {} }),
      theirs: [...harbour({ home: page, theirs: {} }), { site: 'lantern', documents: [], pictures: [] }],
    });
    expect(conflicts).toEqual([]);
    expect(Object.keys(pagesOf(sites))).toEqual(['home', 'mine', 'theirs']);
  });

  test('names each difference of a document that both sides added differently', () => {
    const { conflicts } = mergeSites({
      base: harbour({}),
      mine: harbour({ home: home(hero('Win big')) }),
      theirs: harbour({ home: home(hero('Win now')) }),
    });
    expect(conflicts).toMatchObject([
      { item: { id: 'hero' }, path: 'props/heading', reason: 'unknown-base', mine: 'Win big', theirs: 'Win now' },
    ]);
  });

  test('removes a document that one side removed and the other left as it was', () => {
    expect(mergeSites({ base, mine: harbour({}), theirs: base })).toEqual({ sites: [], conflicts: [] });
    expect(mergeSites({ base, mine: base, theirs: [] })).toEqual({ sites: [], conflicts: [] });
  });

  test('keeps and names a document that one side removed and the other changed', () => {
    const changed = home(hero('Win now'));
    const removed = mergeSites({ base, mine: [], theirs: harbour({ home: changed }) });
    expect(pagesOf(removed.sites)).toEqual({ home: changed });
    expect(removed.conflicts).toMatchObject([
      { name: 'home', item: null, path: '', reason: 'removed', mine: null, theirs: changed },
    ]);
    expect(mergeSites({ base, mine: [], theirs: harbour({ home: changed }) }, () => 'mine')).toEqual({
      sites: [],
      conflicts: [],
    });
  });

  test('takes a picture that one side replaced, and names one that both replaced', () => {
    const pictures = (hash: string) => harbour({}, { 'logo.svg': hash });
    const taken = mergeSites({ base: pictures('a'), mine: pictures('a'), theirs: pictures('b') });
    expect(taken).toEqual({ sites: pictures('b'), conflicts: [] });
    expect(mergeSites({ base: pictures('a'), mine: pictures('c'), theirs: pictures('b') }).conflicts).toMatchObject([
      { kind: 'picture', name: 'logo.svg', reason: 'changed', base: 'a', mine: 'c', theirs: 'b' },
    ]);
  });

  test('without a base keeps what is on one side only, and names what differs on both', () => {
    const mine = harbour({ home: home(hero('Win')), same: {}, mine: {} });
    const theirs = harbour({ home: home(hero('Win'), grid(4)), same: {}, theirs: {} });
    const { sites, conflicts } = mergeSites({ base: null, mine, theirs });
    expect(Object.keys(pagesOf(sites))).toEqual(['home', 'mine', 'same', 'theirs']);
    expect(conflicts).toMatchObject([
      { name: 'home', item: { id: 'grid' }, reason: 'unknown-base', mine: null, theirs: grid(4) },
    ]);
    const chosen = mergeSites({ base: null, mine, theirs }, (id) => (id === 'harbour:page:home' ? 'theirs' : null));
    expect(pagesOf(chosen.sites)['home']).toEqual(home(hero('Win'), grid(4)));
  });
});
