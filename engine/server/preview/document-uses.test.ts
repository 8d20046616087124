import { expect, test } from 'vitest';
import { EMPTY_EDITABLE_DOCUMENTS } from '../../cms/editable-documents.ts';
import { createTestPublishedDocuments } from '../../cms/testing/memory-documents.ts';
import { createSiteCatalogue } from '../../site/site-catalogue.ts';
import { createReachCounter } from './document-reach.ts';
import { listDocumentUses } from './document-uses.ts';
import { listEditableSites } from './list-editable-sites.ts';

const linkTo = (link: object) => ({ version: 1, blocks: [{ id: 'a', type: 'button', props: { link } }] });
const DOCUMENTS = {
  'base/site': { version: 1, abstract: true, locales: ['en-AU'], currency: 'AUD', timeZone: 'UTC' },
  'base/routes': { version: 1, routes: { home: { path: '/' }, thing: { path: '/:thing' } } },
  'base/page/home': { ...linkTo({ page: 'help' }), route: 'home' },
  'base/page/help': { version: 1, path: '/help', head: { title: 'Help' } },
  'base/page/thing': { version: 1, route: 'thing' },
  'base/page/thing-other': { version: 1, route: 'thing', for: { thing: 'other' } },
  'base/navigation/primary': { version: 1, items: [{ id: 'home', label: 'Home', link: { route: 'home' } }] },
  'one/site': {
    version: 1,
    extends: 'base',
    name: 'One',
    hosts: ['one.localhost'],
    commerce: { account: 'one', pricingId: 'one' },
  },
  'one/page/help': { version: 1, disabled: true },
  'one/page/news': { ...linkTo({ page: 'help' }), path: '/news' },
  'one/page/thing': linkTo({ route: 'thing', params: { thing: 'a' } }),
  'two/site': {
    version: 1,
    extends: 'base',
    name: 'Two',
    hosts: ['two.localhost'],
    commerce: { account: 'two', pricingId: 'two' },
  },
  'two/page/home': linkTo({ page: 'news' }),
};

function open() {
  const published = createTestPublishedDocuments({ documents: DOCUMENTS });
  const edits = Object.keys(DOCUMENTS).map((id) => {
    const [site = '', kind = '', name = kind] = id.split('/');
    const document = (['site', 'routes', 'page', 'navigation'] as const)
      .filter((one) => one === kind)
      .map((one) => published.get(site, one, name))[0];
    if (!document) throw new Error(id);
    return { key: document, document };
  });
  const documents = EMPTY_EDITABLE_DOCUMENTS.edit(edits);
  return { documents, catalogue: createSiteCatalogue(documents) };
}
const usesOf = (site: string, name: string) => {
  const { documents, catalogue } = open();
  return listDocumentUses(documents, catalogue, { site, kind: 'page', name }).map(
    (use) => `${use.site}/${use.kind}/${use.name} ${use.count}`,
  );
};

test('a shared page is used by the documents of its site and by those of the sites that extend it', () => {
  expect(usesOf('base', 'help')).toEqual(['base/page/home 1', 'one/page/news 1']);
});

test('a page on a route is used by links to the route', () => {
  expect(usesOf('base', 'home')).toEqual(['base/navigation/primary 1']);
});

test('a page that shares its route with others is not used by links to the route', () => {
  expect(usesOf('base', 'thing-other')).toEqual([]);
});

test('an inherited page is used by the inherited documents of the site, which are listed under the site they belong to', () => {
  expect(usesOf('two', 'help')).toEqual([]);
  expect(usesOf('one', 'help')).toEqual(['base/page/home 1', 'one/page/news 1']);
});

test('an inherited page that a site leaves out is listed as hidden, without an address', () => {
  const { documents, catalogue } = open();
  const reach = createReachCounter({})(documents, catalogue);
  const pages = (key: string) =>
    listEditableSites(documents, catalogue, reach, []).find((site) => site.key === key)?.pages ?? [];
  expect(pages('one').find(({ name }) => name === 'help')).toEqual({
    site: 'one',
    kind: 'page',
    name: 'help',
    title: 'Help',
    path: null,
    isHidden: true,
    link: { page: 'help' },
    isInherited: false,
    source: 'one/page/help',
  });
  expect(pages('two').find(({ name }) => name === 'help')).toMatchObject({ isInherited: true, source: null });
});
