import { expect, test } from 'vitest';
import { recordFormerSlugs } from './former-addresses.ts';

const stored = (document: unknown, status = 'published') => ({ id: 'shop:post:a', status, document });
const changed = (collection: string, before: object, after: unknown) =>
  recordFormerSlugs(collection, { document: after }, [stored(before)]);

test('a story that gets another address keeps the one it had', () => {
  expect(changed('posts', { slug: 'old', title: 'A' }, { slug: 'new', title: 'A', formerSlugs: ['older'] })).toEqual({
    document: { slug: 'new', title: 'A', formerSlugs: ['older', 'old'] },
  });
});

test('a page keeps the path it had, also where documents are text', () => {
  const payload = { document: JSON.stringify({ path: '/new' }) };
  expect(recordFormerSlugs('pages', payload, [stored('{"path":"/old"}')])).toEqual({
    document: { path: '/new', formerPaths: ['/old'] },
  });
});

test('going back to an address takes it off the list', () => {
  expect(changed('posts', { slug: 'b', formerSlugs: ['a'] }, { slug: 'a', formerSlugs: ['a'] })).toEqual({
    document: { slug: 'a', formerSlugs: ['b'] },
  });
});

test('a list that is left out stays as it was, through any number of changes', () => {
  const saves = [{ slug: 'b' }, { slug: 'b', title: 'x' }, { slug: 'c' }, { slug: 'a' }, { slug: 'd' }];
  const lists: unknown[] = [];
  let kept: unknown = { slug: 'a' };
  for (const save of saves) {
    kept = changed('posts', Object(kept), save)['document'];
    lists.push(Object(kept)['formerSlugs']);
  }
  expect(lists).toEqual([['a'], ['a'], ['a', 'b'], ['b', 'c'], ['b', 'c', 'a']]);
});

test('a draft from before another change loses no address of it', () => {
  const draft = { slug: 'c', formerSlugs: ['x'] };
  expect(changed('posts', { slug: 'b', formerSlugs: ['x', 'a'] }, draft)).toEqual({
    document: { slug: 'c', formerSlugs: ['x', 'a', 'b'] },
  });
});

test('no save takes an address off the list: a draft may be from before another edit added it', () => {
  expect(changed('posts', { slug: 'b', formerSlugs: ['x', 'a'] }, { slug: 'b', formerSlugs: ['x'] })).toEqual({
    document: { slug: 'b', formerSlugs: ['x', 'a'] },
  });
  expect(changed('causes', { formerSlugs: ['coral'] }, { formerSlugs: [] })).toEqual({
    document: { formerSlugs: ['coral'] },
  });
});

test('what is no address is not kept, or an archived document could never be mended', () => {
  const archived = stored({ slug: 'Old Slug', formerSlugs: ['a', 5, '/x', ''] }, 'archived');
  expect(recordFormerSlugs('posts', { document: { slug: 'b' } }, [archived])).toEqual({
    document: { slug: 'b', formerSlugs: ['a'] },
  });
});

test('several that are saved alike keep the addresses of each', () => {
  const rows = [stored({ path: '/a', formerPaths: ['/o'] }), stored('{"path":"/b"}')];
  expect(recordFormerSlugs('pages', { document: { path: '/c' } }, rows)).toEqual({
    document: { path: '/c', formerPaths: ['/o', '/a', '/b'] },
  });
});

test('a cause keeps what it was named, and a document that inherits its address what it had', () => {
  expect(changed('causes', { formerSlugs: ['coral'] }, { story: 'x' })).toEqual({
    document: { story: 'x', formerSlugs: ['coral'] },
  });
  expect(changed('posts', { slug: 'a' }, {})).toEqual({ document: { formerSlugs: ['a'] } });
});

test('what is archived may have been published before', () => {
  expect(recordFormerSlugs('posts', { document: { slug: 'b' } }, [stored({ slug: 'a' }, 'archived')])).toEqual({
    document: { slug: 'b', formerSlugs: ['a'] },
  });
});

test.each([
  ['the same address', 'posts', { slug: 'a' }, { slug: 'a', title: 'x' }],
  ['another collection', 'content', { slug: 'a' }, { slug: 'b' }],
  ['what is no document', 'posts', { slug: 'a' }, '['],
  ['a list that is none', 'posts', { slug: 'a' }, { slug: 'b', formerSlugs: 'a' }],
])('%s changes nothing', (_, collection, before, after) => {
  const payload = { document: after };
  expect(recordFormerSlugs(collection, payload, [stored(before)])).toBe(payload);
});
