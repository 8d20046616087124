import { expect, test } from 'vitest';
import type { StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
import { startHistory } from './history.ts';
import type { OpenDocument } from './open-documents.ts';
import { addSessionUses, listPageRemovals, removePage, showPageAgain } from './remove-page.ts';

const open = (more: Partial<OpenDocument> = {}): OpenDocument => ({
  key: { site: 'harbour', kind: 'page', name: 'help' },
  published: null,
  inherited: null,
  blank: { $schema: 'page', version: 1 },
  source: 'help.json',
  base: '',
  ...more,
});
const INHERITED = open({ inherited: { version: 1, path: '/help' } });
const OWN = { $schema: 'page', version: 1, head: { title: 'Help' } };

test('a page of the site is deleted, an inherited one is hidden, and an override can also be dropped', () => {
  expect([listPageRemovals(open(), OWN), listPageRemovals(INHERITED, null), listPageRemovals(INHERITED, OWN)]).toEqual([
    ['delete'],
    ['hide'],
    ['useShared', 'hide'],
  ]);
});

test('a hidden page keeps what the brand has changed, and shows it again', () => {
  const hidden = removePage('hide', INHERITED, OWN);
  expect([hidden, showPageAgain(INHERITED, hidden)]).toEqual([{ ...OWN, disabled: true }, OWN]);
});

test('a hidden page without changes has no document once it is shown again', () => {
  const hidden = removePage('hide', INHERITED, null);
  expect([hidden, showPageAgain(INHERITED, hidden)]).toEqual([{ $schema: 'page', version: 1, disabled: true }, null]);
});

test('a deleted page and a dropped override leave no document', () => {
  expect([removePage('delete', open(), OWN), removePage('useShared', INHERITED, OWN)]).toEqual([null, null]);
});

const page = (name: string, link: StudioPageEntry['link']): StudioPageEntry => ({
  site: 'harbour',
  kind: 'page',
  name,
  title: name,
  path: null,
  link,
  isInherited: false,
  source: null,
});
const HARBOUR: StudioSiteEntry = {
  key: 'harbour',
  name: 'Harbour',
  shownAs: 'harbour',
  extendedBy: [],
  origin: 'http://harbour.localhost',
  pages: [page('help', { page: 'help' }), page('cart', { route: 'cart' }), page('other-cart', { route: 'offer' })],
  documents: [],
  pictures: [],
  segments: [],
  regions: [],
  locales: ['en-AU'],
  timeZone: 'UTC',
  capabilities: [],
  contents: [],
  colours: [],
};
const link = (value: object) => ({ version: 1, blocks: [{ id: 'a', props: { link: value } }] });

test('links that were added or removed in the session count, and published documents that are not open stay', () => {
  const published = [
    { site: 'harbour', kind: 'page', name: 'home', count: 2 },
    { site: 'harbour', kind: 'page', name: 'about', count: 1 },
  ] as const;
  const keyOf = (name: string) => ({ site: 'harbour', kind: 'page' as const, name });
  const documents = {
    'harbour/page/help': open(),
    'harbour/page/home': open({ key: keyOf('home') }),
    'harbour/page/news': open({ key: keyOf('news') }),
    'lantern/page/news': open({ key: { ...keyOf('news'), site: 'lantern' } }),
  };
  const history = startHistory({
    'harbour/page/help': link({ page: 'help', hash: 'top' }),
    'harbour/page/home': link({ page: 'about' }),
    'harbour/page/news': link({ page: 'help' }),
    'lantern/page/news': link({ page: 'help' }),
  });
  expect(addSessionUses(published, keyOf('help'), { documents, history }, [HARBOUR])).toEqual([
    { site: 'harbour', kind: 'page', name: 'about', count: 1 },
    { site: 'harbour', kind: 'page', name: 'news', count: 1 },
  ]);
});

test('links to the route of a page count unless another page is on the route', () => {
  const documents = {
    'harbour/page/cart': open({ key: { site: 'harbour', kind: 'page', name: 'cart' } }),
    'harbour/page/home': open({ key: { site: 'harbour', kind: 'page', name: 'home' } }),
  };
  const history = startHistory({
    'harbour/page/cart': { route: 'cart' },
    'harbour/page/home': link({ route: 'cart' }),
  });
  const uses = (site: StudioSiteEntry) =>
    addSessionUses([], documents['harbour/page/cart'].key, { documents, history }, [site]).length;
  const shared = { ...HARBOUR, pages: [...HARBOUR.pages, page('cart-of-members', { route: 'cart' })] };
  expect([uses(HARBOUR), uses(shared)]).toEqual([1, 0]);
});
