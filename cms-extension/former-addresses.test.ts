import { expect, test } from 'vitest';
import { recordFormerSlugsAndPaths } from './former-addresses.ts';

const stored = (document: unknown, status = 'published') => ({ id: 'shop:post:a', status, document });
const changed = (collection: string, before: object, after: unknown) =>
  recordFormerSlugsAndPaths(collection, { document: after }, [stored(before)]);

test('changing the slug of a story adds the old slug to its former slugs', () => {
  expect(changed('posts', { slug: 'old', title: 'A' }, { slug: 'new', title: 'A', formerSlugs: ['older'] })).toEqual({
    document: { slug: 'new', title: 'A', formerSlugs: ['older', 'old'] },
  });
});

test('changing the path of a page adds the old path to its former paths, also when documents are stored as text', () => {
  const payload = { document: JSON.stringify({ path: '/new' }) };
  expect(recordFormerSlugsAndPaths('pages', payload, [stored('{"path":"/old"}')])).toEqual({
    document: { path: '/new', formerPaths: ['/old'] },
  });
});

test('a document that takes back a former slug no longer lists it as a former one', () => {
  expect(changed('posts', { slug: 'b', formerSlugs: ['a'] }, { slug: 'a', formerSlugs: ['a'] })).toEqual({
    document: { slug: 'a', formerSlugs: ['b'] },
  });
});

test('saves without the list of former addresses keep the stored list, and each one that changes the slug adds the old slug', () => {
  const saves = [{ slug: 'b' }, { slug: 'b', title: 'x' }, { slug: 'c' }, { slug: 'a' }, { slug: 'd' }];
  const lists: unknown[] = [];
  let storedDocument: unknown = { slug: 'a' };
  for (const save of saves) {
    storedDocument = changed('posts', Object(storedDocument), save)['document'];
    lists.push(Object(storedDocument)['formerSlugs']);
  }
  expect(lists).toEqual([['a'], ['a'], ['a', 'b'], ['b', 'c'], ['b', 'c', 'a']]);
});

test('publishing an older draft keeps the former addresses that were added meanwhile', () => {
  const draft = { slug: 'c', formerSlugs: ['x'] };
  expect(changed('posts', { slug: 'b', formerSlugs: ['x', 'a'] }, draft)).toEqual({
    document: { slug: 'c', formerSlugs: ['x', 'a', 'b'] },
  });
});

test('no save can remove a former address, because a draft may be older than the edit that added it', () => {
  expect(changed('posts', { slug: 'b', formerSlugs: ['x', 'a'] }, { slug: 'b', formerSlugs: ['x'] })).toEqual({
    document: { slug: 'b', formerSlugs: ['x', 'a'] },
  });
  expect(changed('causes', { formerSlugs: ['coral'] }, { formerSlugs: [] })).toEqual({
    document: { formerSlugs: ['coral'] },
  });
});

test('an invalid address is not added to the former addresses, so that archived documents can be repaired', () => {
  const archived = stored({ slug: 'Old Slug', formerSlugs: ['a', 5, '/x', ''] }, 'archived');
  expect(recordFormerSlugsAndPaths('posts', { document: { slug: 'b' } }, [archived])).toEqual({
    document: { slug: 'b', formerSlugs: ['a'] },
  });
});

test('one save of several documents keeps the former paths of each of them', () => {
  const rows = [stored({ path: '/a', formerPaths: ['/o'] }), stored('{"path":"/b"}')];
  expect(recordFormerSlugsAndPaths('pages', { document: { path: '/c' } }, rows)).toEqual({
    document: { path: '/c', formerPaths: ['/o', '/a', '/b'] },
  });
});

test('a save without former slugs keeps those of a cause, and the old slug of a document that now inherits its slug', () => {
  expect(changed('causes', { formerSlugs: ['coral'] }, { story: 'x' })).toEqual({
    document: { story: 'x', formerSlugs: ['coral'] },
  });
  expect(changed('posts', { slug: 'a' }, {})).toEqual({ document: { formerSlugs: ['a'] } });
});

test('the old slug of an archived document is added to its former slugs, because it may have been published before', () => {
  expect(recordFormerSlugsAndPaths('posts', { document: { slug: 'b' } }, [stored({ slug: 'a' }, 'archived')])).toEqual({
    document: { slug: 'b', formerSlugs: ['a'] },
  });
});

test.each([
  ['the same address', 'posts', { slug: 'a' }, { slug: 'a', title: 'x' }],
  ['another collection', 'content', { slug: 'a' }, { slug: 'b' }],
  ['what is no document', 'posts', { slug: 'a' }, '['],
  ['a list that is none', 'posts', { slug: 'a' }, { slug: 'b', formerSlugs: 'a' }],
])(
  'recordFormerSlugsAndPaths, which adds the old slug on a change, leaves the saved payload unchanged for %s',
  (_, collection, before, after) => {
    const payload = { document: after };
    expect(recordFormerSlugsAndPaths(collection, payload, [stored(before)])).toBe(payload);
  },
);
