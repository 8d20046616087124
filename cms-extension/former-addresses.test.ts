import { expect, test } from 'vitest';
import { keepFormer } from './former-addresses.ts';

const stored = (document: unknown, status = 'published') => ({ id: 'shop:post:a', status, document });
const changed = (collection: string, before: object, after: unknown) =>
  keepFormer(collection, { document: after }, [stored(before)]);

test('a story that gets another address keeps the one it had', () => {
  expect(changed('posts', { slug: 'old', title: 'A' }, { slug: 'new', title: 'A', formerSlugs: ['older'] })).toEqual({
    document: { slug: 'new', title: 'A', formerSlugs: ['older', 'old'] },
  });
});

test('a page keeps the path it had, also where documents are text', () => {
  const payload = { document: JSON.stringify({ path: '/new' }) };
  expect(keepFormer('pages', payload, [stored('{"path":"/old"}')])).toEqual({
    document: { path: '/new', formerPaths: ['/old'] },
  });
});

test('going back to an address takes it off the list', () => {
  expect(changed('posts', { slug: 'b', formerSlugs: ['a'] }, { slug: 'a', formerSlugs: ['a'] })).toEqual({
    document: { slug: 'a', formerSlugs: ['b'] },
  });
});

test.each([
  ['the same address', 'posts', { slug: 'a' }, { slug: 'a', title: 'x' }],
  ['no address', 'posts', { slug: 'a' }, {}],
  ['another collection', 'content', { slug: 'a' }, { slug: 'b' }],
  ['what is no document', 'posts', { slug: 'a' }, '['],
])('%s changes nothing', (_, collection, before, after) => {
  const payload = { document: after };
  expect(keepFormer(collection, payload, [stored(before)])).toBe(payload);
});

test('what was never published had no address', () => {
  const payload = { document: { slug: 'b' } };
  expect(keepFormer('posts', payload, [stored({ slug: 'a' }, 'archived')])).toBe(payload);
});
