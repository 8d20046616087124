import { expect, test } from 'vitest';
import { setValueAt } from './edit-value.ts';
import { findReplacedAddress, recordFormerAddress } from './former-address.ts';
import type { OpenDocument } from './open-documents.ts';

const open = (published: unknown, more: Partial<OpenDocument> = {}): OpenDocument => ({
  key: { site: 'harbour', kind: 'page', name: 'help' },
  published,
  inherited: null,
  blank: {},
  source: 'help.json',
  base: 'first',
  ...more,
});
/** The document after each of the addresses was typed in turn. */
const type = (document: OpenDocument, start: unknown, addresses: readonly (string | undefined)[], field = 'path') =>
  addresses.reduce<unknown>(
    (value, address) => recordFormerAddress(setValueAt(value, [field], address), [field], document),
    start,
  );

test('a published address stays as a former one, once, and what is typed on the way does not', () => {
  const published = { path: '/help', formerPaths: ['/support'] };
  expect(type(open(published), published, ['/help/', '/help/b', '/help/buying'])).toEqual({
    path: '/help/buying',
    formerPaths: ['/support', '/help'],
  });
});

test('returning to the published address leaves the document as it is published', () => {
  const [plain, listed] = [{ path: '/help' }, { path: '/help', formerPaths: ['/support'] }];
  expect(type(open(plain), plain, ['/helping', '/help'])).toEqual(plain);
  expect(type(open(listed), listed, ['/support', '/help'])).toEqual(listed);
});

test('an address that passes a former one while it is typed keeps the former one', () => {
  const published = { path: '/a', formerPaths: ['/ab'] };
  expect(type(open(published), published, ['/ab', '/abc'])).toEqual({ path: '/abc', formerPaths: ['/a', '/ab'] });
});

test('a new page has no former address', () => {
  expect(type(open(null), { path: '/a' }, ['/ab', '/b'])).toEqual({ path: '/b' });
});

test('the inherited address of a page stays as a former one of its override', () => {
  const inherited = { path: '/help' };
  expect(type(open(null, { inherited }), inherited, ['/questions'])).toEqual({
    path: '/questions',
    formerPaths: ['/help'],
  });
});

test('a post keeps its former slug, and other settings change no list', () => {
  const published = { slug: 'old', title: 'A' };
  const post = open(published, { key: { site: 'harbour', kind: 'post', name: 'a' } });
  expect(type(post, published, ['new'], 'slug')).toEqual({ slug: 'new', title: 'A', formerSlugs: ['old'] });
  expect(type(post, published, ['B'], 'title')).toEqual({ slug: 'old', title: 'B' });
});

test('a former address that is taken out of the list stays out', () => {
  const document = open({ path: '/help', formerPaths: ['/support'] });
  const value = { path: '/help', formerPaths: [] };
  expect(recordFormerAddress(value, ['formerPaths'], document)).toBe(value);
});

test('findReplacedAddress returns the published address of a page whose address has changed, and null otherwise', () => {
  const document = open({ path: '/help' });
  expect([
    findReplacedAddress(document, { path: '/questions' }),
    findReplacedAddress(document, { path: '/help' }),
    findReplacedAddress(open(null), { path: '/a' }),
  ]).toEqual(['/help', null, null]);
});
