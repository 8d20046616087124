import { describe, expect, test } from 'vitest';
import { createTestPublishedDocuments } from '../../cms/testing/memory-documents.ts';
import { createSiteCatalogue } from '../../site/site-catalogue.ts';
import { createAnswerTag, listChangedTags, listPageTags } from './edge-tags.ts';

const brand = (name: string, more = {}) => ({
  version: 1,
  extends: 'base',
  name,
  hosts: [`${name}.localhost`],
  commerce: { account: name, pricingId: name },
  ...more,
});
const page = (text: string, more = {}) => ({
  version: 1,
  route: 'home',
  blocks: [{ id: 'a', type: text }],
  ...more,
});
const DOCUMENTS: Readonly<Record<string, unknown>> = {
  'base/site': { version: 1, abstract: true, locales: ['en-AU', 'cy-GB'], currency: 'AUD', timeZone: 'UTC' },
  'base/routes': { version: 1, routes: {} },
  'base/page/home': page('a'),
  'one/site': brand('one'),
  'two/site': brand('two'),
  'two/page/home': page('b'),
  'two/layout/default': { version: 1, blocks: [{ id: 'a', type: 'outlet' }] },
};

function open(documents: Readonly<Record<string, unknown>>) {
  const published = createTestPublishedDocuments({ documents });
  const catalogue = createSiteCatalogue(published);
  return { documents: published, site: (key: string) => catalogue.byKey(key) };
}

/** Tags that a publication of these documents purges. */
function purged(site: string, kind: 'page' | 'layout' | 'content', name: string, value: unknown) {
  const id = `${site}/${kind}/${name}`;
  return listChangedTags(open(DOCUMENTS), open({ ...DOCUMENTS, [id]: value }), {
    changed: [{ site, kind, name }],
    sites: site === 'base' ? ['base', 'one', 'two'] : [site],
  });
}

describe('a publication', () => {
  test('of blocks of a page purges that page of each site that has it', () => {
    expect(purged('base', 'page', 'home', page('c'))).toEqual(['page-one-home', 'page-two-home']);
    expect(purged('two', 'page', 'home', page('c'))).toEqual(['page-two-home']);
  });

  test.each([
    ['another part of a page', 'page', 'home', page('b', { head: { title: 'New' } })],
    ['a new page', 'page', 'other', page('b')],
    ['a layout', 'layout', 'default', { version: 1, blocks: [] }],
  ] as const)('of %s purges the pages of the site in all languages', (_, kind, name, value) => {
    expect(purged('two', kind, name, value)).toEqual(['site-two-en-au', 'site-two-cy-gb']);
  });

  test('of content in one language purges the pages of that language', () => {
    const content = { version: 1, locale: 'cy', entries: { note: { type: 'plain', value: 'Nodyn' } } };
    expect(purged('two', 'content', 'notes', content)).toEqual(['site-two-cy-gb']);
  });

  test('of a site that is closed or opened purges all of its pages', () => {
    const { 'two/site': _, ...others } = DOCUMENTS;
    const change = { changed: [], sites: ['two'] };
    expect(listChangedTags(open(DOCUMENTS), open(others), change)).toEqual(['site-two']);
    expect(listChangedTags(open(others), open(DOCUMENTS), change)).toEqual(['site-two']);
  });
});

test('a page has tags of its site, its language, its document and the answers that it shows', () => {
  const site = open(DOCUMENTS).site('two');
  if (!site) return expect.unreachable();
  const answers = new Set(['offers.list shop key', 'draws.list shop key']);
  const tags = listPageTags(site, 'home', answers).split(' ');
  expect(tags).toEqual(['site-two', 'site-two-en-au', 'page-two-home', ...[...answers].map(createAnswerTag)]);
  expect(tags.join()).not.toContain('key');
});
