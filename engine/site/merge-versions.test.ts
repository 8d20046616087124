import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMergePath, isSameJson, type MergeStep, mergeVersions } from './merge-versions.ts';

const block = (id: string, heading = 'Tonight.') => ({ id, type: 'hero', props: { heading, size: 1 } });
const BASE = { version: 1, head: { title: 'Home' }, blocks: ['a', 'b', 'c', 'd'].map((id) => block(id)) };
const [A, B, C, D] = BASE.blocks;
const withBlocks = (...blocks: unknown[]) => ({ ...BASE, blocks });
const idsOf = (value: unknown) => Object(value).blocks.map(({ id }: { id: string }) => id);

describe('a merge of two versions', () => {
  test('has the changes of both versions when they change different blocks and settings', () => {
    const mine = { ...withBlocks(block('a', 'Mine.'), B, C, D), head: { title: 'Start' } };
    const theirs = { ...withBlocks(A, block('b', 'Theirs.'), C, D), notes: 'new' };
    expect(mergeVersions(BASE, mine, theirs)).toEqual({
      value: {
        version: 1,
        head: { title: 'Start' },
        blocks: [block('a', 'Mine.'), block('b', 'Theirs.'), C, D],
        notes: 'new',
      },
      conflicts: [],
    });
  });

  test('has the changes of both versions when they change different settings of one block', () => {
    const mine = withBlocks(block('a', 'Mine.'), B, C, D);
    const theirs = withBlocks({ ...A, props: { heading: 'Tonight.', size: 2 } }, B, C, D);
    const { value, conflicts } = mergeVersions(BASE, mine, theirs);
    expect([Object(value).blocks[0].props, conflicts]).toEqual([{ heading: 'Mine.', size: 2 }, []]);
  });

  test('lists as a conflict a setting that both versions changed differently, and has the value of the chosen version', () => {
    const [mine, theirs] = [withBlocks(block('a', 'Mine.'), B, C, D), withBlocks(block('a', 'Theirs.'), B, C, D)];
    const path = ['blocks', { id: 'a' }, 'props', 'heading'];
    expect(mergeVersions(BASE, mine, theirs)).toEqual({
      value: mine,
      conflicts: [{ path, kind: 'value', base: 'Tonight.', mine: 'Mine.', theirs: 'Theirs.' }],
    });
    expect(mergeVersions(BASE, mine, theirs, () => 'theirs').value).toEqual(theirs);
  });

  test('has blocks that either side added, after the block that they followed', () => {
    const mine = withBlocks(A, block('mine'), B, C, D);
    const theirs = withBlocks(block('first'), A, B, C, D, block('theirs'));
    const { value, conflicts } = mergeVersions(BASE, mine, theirs);
    expect([idsOf(value), conflicts]).toEqual([['first', 'a', 'mine', 'b', 'c', 'd', 'theirs'], []]);
  });

  test('leaves out blocks that either side removed', () => {
    const { value, conflicts } = mergeVersions(BASE, withBlocks(B, C, D), withBlocks(A, B, C));
    expect([idsOf(value), conflicts]).toEqual([['b', 'c'], []]);
  });

  test('lists as a conflict a block that one version removed and the other changed', () => {
    const theirs = withBlocks(block('a', 'Theirs.'), B, C, D);
    const conflict = {
      path: ['blocks', { id: 'a' }],
      kind: 'value',
      base: A,
      mine: undefined,
      theirs: theirs.blocks[0],
    };
    expect(mergeVersions(BASE, withBlocks(B, C, D), theirs)).toEqual({
      value: withBlocks(B, C, D),
      conflicts: [conflict],
    });
    expect(mergeVersions(BASE, withBlocks(B, C, D), theirs, () => 'theirs').value).toEqual(theirs);
  });

  test('has the order of the side that moved blocks, and the words of the other', () => {
    const { value, conflicts } = mergeVersions(
      BASE,
      withBlocks(D, A, B, C),
      withBlocks(A, block('b', 'Theirs.'), C, D),
    );
    expect([value, conflicts]).toEqual([withBlocks(D, A, block('b', 'Theirs.'), C), []]);
  });

  test('lists as a conflict the order of blocks that both versions changed differently', () => {
    const [mine, theirs] = [withBlocks(D, A, B, C), withBlocks(A, C, B, D)];
    const { value, conflicts } = mergeVersions(BASE, mine, theirs);
    expect(idsOf(value)).toEqual(['d', 'a', 'b', 'c']);
    expect(conflicts).toEqual([
      {
        path: ['blocks'],
        kind: 'order',
        base: ['a', 'b', 'c', 'd'],
        mine: ['d', 'a', 'b', 'c'],
        theirs: ['a', 'c', 'b', 'd'],
      },
    ]);
    expect(mergeVersions(BASE, mine, theirs, () => 'theirs').value).toEqual(theirs);
  });

  test('takes links, lists of plain values and blocks of another type whole', () => {
    const base = { link: { route: 'home' }, tags: ['a'], block: { id: 'x', type: 'hero', props: { heading: '' } } };
    const mine = {
      link: { route: 'cart', query: { a: '1' } },
      tags: ['a', 'b'],
      block: { id: 'x', type: 'card', props: { title: '' } },
    };
    const theirs = {
      link: { route: 'home', hash: 'top' },
      tags: ['c', 'a'],
      block: { id: 'x', type: 'hero', props: { heading: 'Hello' } },
    };
    const { value, conflicts } = mergeVersions(base, mine, theirs);
    expect([value, conflicts.map(({ path }) => path)]).toEqual([mine, [['link'], ['tags'], ['block']]]);
  });

  test('of a deleted and a changed document is a choice between the two', () => {
    const theirs = { ...BASE, head: { title: 'Theirs' } };
    expect(mergeVersions(BASE, null, theirs)).toEqual({
      value: null,
      conflicts: [{ path: [], kind: 'value', base: BASE, mine: null, theirs }],
    });
  });

  test('of two documents that were both added has the properties of both', () => {
    expect(mergeVersions(null, { a: 1, c: 1 }, { b: 1, c: 1 })).toEqual({ value: { a: 1, b: 1, c: 1 }, conflicts: [] });
  });
});

test('findMergePath finds a setting by the ids of its blocks in each version, and returns null where a block is missing', () => {
  const path = ['blocks', { id: 'b' }, 'props'];
  expect(findMergePath(BASE, path)).toEqual(['blocks', 1, 'props']);
  expect(findMergePath(withBlocks(B), path)).toEqual(['blocks', 0, 'props']);
  expect(findMergePath(withBlocks(A), path)).toBe(null);
  expect(findMergePath(null, path)).toBe(null);
});

const words = fc.constantFrom('x', 'y', 'z');
const item = fc.record(
  {
    type: fc.constantFrom('hero', 'hero', 'hero', 'card'),
    props: fc.dictionary(fc.constantFrom('heading', 'size', 'link', '__proto__'), fc.oneof(words, fc.constant(null)), {
      maxKeys: 3,
    }),
  },
  { requiredKeys: ['props'] },
);
const items = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })
  .chain((ids) => fc.tuple(...ids.map((id) => item.map((rest) => ({ id, ...rest })))));
const anyDocument = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  {
    weight: 20,
    arbitrary: fc.record(
      {
        head: fc.oneof(words, fc.dictionary(fc.constantFrom('title', 'noindex'), words)),
        tags: fc.oneof(fc.array(words, { maxLength: 2 }), items),
        gate: fc.oneof(words, fc.record({ all: fc.array(words, { maxLength: 2 }) })),
        blocks: items,
        slots: fc.dictionary(fc.constantFrom('main', 'side'), items),
      },
      { requiredKeys: [] },
    ),
  },
);

/** Every value of a version by the steps to it; lists of objects with ids by id, others whole. */
function flatten(
  value: unknown,
  path: readonly MergeStep[] = [],
): readonly (readonly [readonly MergeStep[], string])[] {
  const isGate = Array.isArray(Object(value).all);
  if (Array.isArray(value)) {
    if (!value.every((one) => typeof Object(one).id === 'string')) return [[path, JSON.stringify(value)]];
    return [[path, '[]'], ...value.flatMap((one) => flatten(one, [...path, { id: one.id }]))];
  }
  if (typeof value !== 'object' || value === null || isGate) return [[path, JSON.stringify(value)]];
  return [[path, '{}'], ...Object.entries(value).flatMap(([key, one]) => flatten(one, [...path, key]))];
}

const mapOf = (value: unknown) => new Map(flatten(value).map(([path, leaf]) => [JSON.stringify(path), leaf]));

describe('for any three versions of a document', () => {
  test('merging with an unchanged side gives the other', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (base, changed) => {
        expect(mergeVersions(base, changed, base)).toEqual({ value: changed, conflicts: [] });
        expect(mergeVersions(base, base, changed)).toEqual({ value: changed, conflicts: [] });
      }),
    );
  });

  test('the same change on both sides is no conflict', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (base, changed) => {
        expect(mergeVersions(base, changed, structuredClone(changed))).toEqual({ value: changed, conflicts: [] });
      }),
    );
  });

  test('the merge does not depend on which side is mine, with the same choices', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, fc.boolean(), (base, one, other, isOne) => {
        const here = mergeVersions(base, one, other, () => (isOne ? 'mine' : 'theirs'));
        const there = mergeVersions(base, other, one, () => (isOne ? 'theirs' : 'mine'));
        expect(here.value).toEqual(there.value);
        expect(here.conflicts.length).toBe(there.conflicts.length);
      }),
      { numRuns: 500 },
    );
  });

  test('nothing that either side added, changed or removed is dropped without being listed', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (base, mine, theirs) => {
        const { value, conflicts } = mergeVersions(base, mine, theirs);
        const isListed = (path: readonly MergeStep[]) =>
          conflicts.some((conflict) => isSameJson(conflict.path, path.slice(0, conflict.path.length)));
        const [before, merged] = [mapOf(base), mapOf(value)];
        for (const side of [mine, theirs]) {
          const own = mapOf(side);
          for (const key of new Set([...before.keys(), ...own.keys()])) {
            if (own.get(key) === before.get(key) || isListed(JSON.parse(key))) continue;
            expect([key, merged.get(key)]).toEqual([key, own.get(key)]);
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
