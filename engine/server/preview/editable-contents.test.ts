import { expect, test } from 'vitest';
import { EMPTY_EDITABLE_DOCUMENTS } from '../../cms/editable-documents.ts';
import { createTestPublishedDocuments } from '../../cms/testing/memory-documents.ts';
import { indexContentUses } from '../../site/content-uses.ts';
import { createSiteCatalogue } from '../../site/site-catalogue.ts';
import { createReachCounter } from './document-reach.ts';
import { listEditableContents } from './editable-contents.ts';

const content = (locale: string, values: Readonly<Record<string, string>>) => ({
  version: 1,
  locale,
  entries: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { type: 'plain', value }])),
});
const DOCUMENTS = {
  'base/site/site': { version: 1, abstract: true, locales: ['en-AU', 'en-GB'], currency: 'AUD', timeZone: 'UTC' },
  'base/content/words.en-au': content('en-AU', { 'a.shared': 'Base', 'b.own': 'Base' }),
  'base/content/words.en-gb': content('en-GB', { 'a.shared': 'Britain', 'c.british': 'Britain' }),
  'one/site/site': {
    version: 1,
    extends: 'base',
    name: 'One',
    hosts: ['one.localhost'],
    commerce: { account: 'one', pricingId: 'one' },
  },
  'one/content/own.en-au': content('en-AU', { 'b.own': 'One' }),
  'base/content/own.cy': content('cy', { 'a.shared': 'Cymraeg', 'd.language': 'Cymraeg' }),
  'base/content/own.en': content('en', { 'a.shared': 'English', 'd.language': 'English' }),
  'one/page/help': { version: 1, path: '/help', blocks: [{ id: 'a', props: { body: { content: 'this-page.body' } } }] },
  'one/content/help.en-au': content('en-AU', { 'page.help.body': 'Help' }),
  'one/page/home': { version: 1, blocks: [{ id: 'a', props: { heading: { content: 'b.own' } } }] },
};

function list(key: string) {
  const published = createTestPublishedDocuments({ documents: DOCUMENTS });
  const kinds = ['site', 'content', 'page'] as const;
  const all = published.sites.flatMap((site) => kinds.flatMap((kind) => published.list(site, kind)));
  const documents = EMPTY_EDITABLE_DOCUMENTS.edit(all.map((document) => ({ key: document, document })));
  const catalogue = createSiteCatalogue(documents);
  const site = catalogue.resolve(key);
  if (!site) throw new Error(`there is no site ${key}`);
  return listEditableContents(
    documents,
    site,
    indexContentUses(documents, catalogue),
    createReachCounter({})(documents, catalogue),
  );
}

test('each shared text is listed with the document that the site reads it from, preferably in the first locale of the site', () => {
  expect(
    list('one').map(({ key, excerpt, uses, reach, document }) => [key, excerpt, uses, reach.pages, document]),
  ).toEqual([
    ['a.shared', 'Base', 0, 0, { site: 'base', kind: 'content', name: 'words.en-au' }],
    ['b.own', 'One', 1, 1, { site: 'one', kind: 'content', name: 'own.en-au' }],
    ['d.language', 'English', 0, 0, { site: 'base', kind: 'content', name: 'own.en' }],
    ['page.help.body', 'Help', 1, 1, { site: 'one', kind: 'content', name: 'help.en-au' }],
  ]);
  expect(list('base').map(({ document }) => document.name)).toEqual(['words.en-au', 'words.en-au', 'own.en']);
});

test('each shared text is listed with the documents that use it, also with pages that name it by a this-page key', () => {
  expect(list('one').map(({ key, places }) => [key, places])).toEqual([
    ['a.shared', []],
    ['b.own', [{ site: 'one', kind: 'page', name: 'home' }]],
    ['d.language', []],
    ['page.help.body', [{ site: 'one', kind: 'page', name: 'help' }]],
  ]);
});
