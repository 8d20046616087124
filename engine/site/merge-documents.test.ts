import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from './json.ts';
import { mergeWithInheritedDocument } from './merge-documents.ts';

const key = fc.constantFrom('a', 'b', 'c', 'colours', 'gate');
const scalar = fc.oneof(fc.string({ maxLength: 3 }), fc.integer({ min: 0, max: 3 }), fc.boolean(), fc.constant(null));
const { document } = fc.letrec<{ value: unknown; item: JsonObject; document: JsonObject }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(scalar, { maxLength: 3 }),
    fc.uniqueArray(tie('item'), { maxLength: 3, selector: (item) => item['id'] }),
    tie('document'),
  ),
  item: fc
    .tuple(
      fc.record(
        { id: fc.constantFrom('x', 'y', 'z'), props: tie('document'), before: fc.constantFrom('x', 'y', 'z') },
        { requiredKeys: ['id'] },
      ),
      fc.boolean(),
    )
    .map(([item, disabled]) => (disabled ? { ...item, disabled } : item)),
  document: fc.dictionary(key, tie('value'), { maxKeys: 3 }),
}));

/** Documents of one shape that add and change, and never remove: those merge in any grouping. */
const theme = fc.record(
  {
    colours: fc.dictionary(key, fc.string({ maxLength: 3 }), { maxKeys: 3 }),
    blocks: fc.uniqueArray(fc.record({ id: fc.constantFrom('x', 'y', 'z'), n: fc.integer() }), {
      maxLength: 3,
      selector: ({ id }) => id,
    }),
    list: fc.array(fc.integer(), { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

describe('merging a document with the inherited one', () => {
  test('merges objects by key at any depth', () => {
    const parent = { version: 1, colours: { text: '#000', link: '#00f' }, space: { unit: 4 } };
    expect(mergeWithInheritedDocument(parent, { version: 1, colours: { link: '#f00', focus: '#0f0' } })).toEqual({
      version: 1,
      colours: { text: '#000', link: '#f00', focus: '#0f0' },
      space: { unit: 4 },
    });
  });

  test('merges blocks by id, keeps their order and adds new ones last or before a named one', () => {
    const parent = { blocks: [{ id: 'hero', type: 'hero', props: { heading: 'A', tone: 'x' } }, { id: 'grid' }] };
    const child = {
      blocks: [
        { id: 'news', type: 'cards' },
        { id: 'hero', props: { heading: 'B' } },
        { id: 'note', before: 'grid', type: 'text' },
        { id: 'lost', before: 'nowhere' },
      ],
    };
    expect(mergeWithInheritedDocument(parent, child)).toEqual({
      blocks: [
        { id: 'hero', type: 'hero', props: { heading: 'B', tone: 'x' } },
        { id: 'note', type: 'text' },
        { id: 'grid' },
        { id: 'news', type: 'cards' },
        { id: 'lost' },
      ],
    });
  });

  test('moves an inherited block before another one if that exists', () => {
    const parent = { blocks: [{ id: 'hero' }, { id: 'grid' }, { id: 'note', n: 1 }, { id: 'end' }] };
    const ordered = (...blocks: object[]) => mergeWithInheritedDocument(parent, { blocks }).blocks;
    expect(ordered({ id: 'note', before: 'hero', n: 2 })).toEqual([
      { id: 'note', n: 2 },
      { id: 'hero' },
      { id: 'grid' },
      { id: 'end' },
    ]);
    expect(ordered({ id: 'hero', before: 'end' })).toEqual([
      { id: 'grid' },
      { id: 'note', n: 1 },
      { id: 'hero' },
      { id: 'end' },
    ]);
    for (const before of ['nowhere', 'grid']) expect(ordered({ id: 'grid', before })).toBe(parent.blocks);
  });

  test('removes a disabled block, also one that another is placed before', () => {
    const parent = { blocks: [{ id: 'hero' }, { id: 'grid' }, { id: 'end' }] };
    const child = {
      blocks: [
        { id: 'new', before: 'grid' },
        { id: 'grid', disabled: true },
        { id: 'none', disabled: true },
      ],
    };
    expect(mergeWithInheritedDocument(parent, child)).toEqual({
      blocks: [{ id: 'hero' }, { id: 'new' }, { id: 'end' }],
    });
  });

  test('merges blocks in slots by id', () => {
    const parent = { blocks: [{ id: 'section', slots: { main: [{ id: 'text', props: { body: 'A' } }] } }] };
    const child = { blocks: [{ id: 'section', slots: { main: [{ id: 'text', disabled: true }, { id: 'picture' }] } }] };
    expect(mergeWithInheritedDocument(parent, child)).toEqual({
      blocks: [{ id: 'section', slots: { main: [{ id: 'picture' }] } }],
    });
  });

  test('replaces lists without ids', () => {
    expect(
      mergeWithInheritedDocument({ actions: [{ label: 'A' }, { label: 'B' }] }, { actions: [{ label: 'C' }] }),
    ).toEqual({
      actions: [{ label: 'C' }],
    });
    expect(mergeWithInheritedDocument({ hosts: ['a'] }, { hosts: [] })).toEqual({ hosts: [] });
  });

  test.each([
    [{ gate: { all: ['a'] } }, { gate: { any: ['b'] } }],
    [{ gate: { not: 'a' } }, { gate: { all: ['b'] } }],
    [{ link: { route: 'a', params: { key: 'x' }, hash: 'y' } }, { link: { route: 'b' } }],
    [{ link: { route: 'a' } }, { link: { href: 'https://example.com' } }],
    [{ logo: { asset: 'a.svg', alt: 'A', focus: 'top' } }, { logo: { asset: 'b.svg', alt: 'B' } }],
    [{ label: { content: 'a' } }, { label: { content: 'b' } }],
    [
      { body: { family: 'A', file: 'a', weights: '200 900', fallback: 'serif' } },
      { body: { family: 'B', file: 'b', fallback: 'serif' } },
    ],
    [
      { shadow: { x: 1, y: 1, blur: 1, colour: '#000', opacity: 1 } },
      { shadow: { y: 2, blur: 2, colour: '#111', opacity: 1 } },
    ],
    [{ entry: { type: 'image', value: { asset: 'a', alt: '' } } }, { entry: { type: 'seo', value: { title: 'A' } } }],
  ])('replaces %j as a whole by %j', (parent, child) => {
    expect(mergeWithInheritedDocument(parent, child)).toEqual(child);
  });

  test('places an item before one that is itself moved or added later', () => {
    const ids = ({ list }: { list?: unknown }) => Array.isArray(list) && list.map((item) => Object(item).id);
    const moves = [
      { id: 'x', before: 'z' },
      { id: 'z', before: 'y' },
    ];
    expect(ids(mergeWithInheritedDocument(undefined, { list: [{ id: 'y' }, ...moves] }))).toEqual(['x', 'z', 'y']);
    expect(ids(mergeWithInheritedDocument({ list: ['y', 'x', 'z'].map((id) => ({ id })) }, { list: moves }))).toEqual([
      'x',
      'z',
      'y',
    ]);
  });

  test('takes nothing from the inherited document when the document says inherit: false', () => {
    expect(
      mergeWithInheritedDocument(
        { head: { title: 'A' }, blocks: [{ id: 'a' }] },
        { inherit: false, blocks: [{ id: 'b' }] },
      ),
    ).toEqual({
      blocks: [{ id: 'b' }],
    });
  });

  test('keeps a key named __proto__ as a plain key', () => {
    const merged = mergeWithInheritedDocument({ a: { b: 1 } }, JSON.parse('{"a": {"__proto__": {"evil": true}}}'));
    expect(Object.keys(Object(merged['a']))).toEqual(['b', '__proto__']);
    expect(Object(merged['a']).evil).toBeUndefined();
  });
});

describe('merging documents in general', () => {
  test('returns the parent itself for an empty document', () => {
    fc.assert(fc.property(document, (parent) => mergeWithInheritedDocument(parent, {}) === parent));
  });

  test('returns a merged document itself when it is merged with itself', () => {
    fc.assert(
      fc.property(document, (any) => {
        const settled = mergeWithInheritedDocument(undefined, any);
        expect(mergeWithInheritedDocument(settled, settled)).toBe(settled);
      }),
    );
  });

  test('changes nothing when the same document is merged in a second time', () => {
    fc.assert(
      fc.property(document, document, (parent, child) => {
        const once = mergeWithInheritedDocument(mergeWithInheritedDocument(undefined, parent), child);
        expect(mergeWithInheritedDocument(once, child)).toBe(once);
      }),
    );
  });

  test('is associative for documents that remove nothing', () => {
    fc.assert(
      fc.property(theme, theme, theme, (a, b, c) => {
        expect(mergeWithInheritedDocument(mergeWithInheritedDocument(a, b), c)).toEqual(
          mergeWithInheritedDocument(a, mergeWithInheritedDocument(b, c)),
        );
      }),
    );
  });

  test('changes neither document', () => {
    fc.assert(
      fc.property(document, document, (parent, child) => {
        const before = JSON.stringify([parent, child]);
        mergeWithInheritedDocument(parent, child);
        expect(JSON.stringify([parent, child])).toBe(before);
      }),
    );
  });

  test('leaves no inheritance instruction in the result', () => {
    fc.assert(
      fc.property(document, document, (parent, child) => {
        const merged = mergeWithInheritedDocument(mergeWithInheritedDocument(undefined, parent), {
          ...child,
          inherit: true,
        });
        expect(JSON.stringify(merged)).not.toMatch(/"(?:disabled|before|inherit)":/);
      }),
    );
  });

  test('shares unchanged parts with the parent', () => {
    fc.assert(
      fc.property(document, document, (first, child) => {
        const parent = mergeWithInheritedDocument(undefined, first);
        const merged = mergeWithInheritedDocument(parent, child);
        for (const name of Object.keys(parent))
          if (!Object.hasOwn(child, name)) expect(merged[name]).toBe(parent[name]);
      }),
    );
  });
});
