import { expect, test } from 'vitest';
import { openTwoBrandTestPages } from '#engine/server/testing/small-shop.tsx';
import { readDocumentIdFromCmsUrl, readDraftNameFromCmsUrl, resolveCmsDocumentPreview } from './document-preview.ts';

const documents = { 'one/page/about': { version: 1, path: '/about' } };
const catalogue = openTwoBrandTestPages({ documents }).parts.engine.catalogue();
const found = (id: string) => {
  const { context, needsAddress } = resolveCmsDocumentPreview(catalogue, id, 'draft') ?? {};
  return context && [context.site, context.path, context.draft, needsAddress];
};

test.each([
  ['one:page:home', ['one', '/', 'draft', false]],
  ['one:page:list', ['one', '/list', 'draft', false]],
  ['one:page:about', ['one', '/about', 'draft', false]],
  ['one:page:thing', ['one', '/', 'draft', true]],
  ['two:theme:theme', ['two', '/', 'draft', false]],
  ['base:layout:default', ['one', '/', 'draft', false]],
])(
  'the CMS document %s is previewed with this site, path, draft and whether an address must be entered: %j',
  (id, expected) => expect(found(id)).toEqual(expected),
);

test.each([
  ['', null],
  ['version=', null],
  ['version=published', null],
  ['version=main', null],
  ['version=draft', 'draft'],
])('the query %j of a CMS address names the draft %j', (query, expected) => {
  expect(readDraftNameFromCmsUrl(new URLSearchParams(query))).toBe(expected);
});

test.each([
  ['document=one:page:list', 'one:page:list'],
  ['document=&site=one&kind=page&name=new', 'one:page:new'],
  ['document=--&site=one&kind=page&name=new', 'one:page:new'],
  ['document=one:page:list&site=one&kind=page&name=list', 'one:page:list'],
  ['document=&site=one&kind=page&name=', null],
  ['', null],
])('the query %j of a CMS address names the document %j', (query, expected) => {
  expect(readDocumentIdFromCmsUrl(new URLSearchParams(query))).toBe(expected);
});

test.each(['', 'one', 'nobody:page:home', '../..:page:x', 'one:page:'])(
  'the CMS document id %j, which is malformed or of no site, has no preview',
  (id) => {
    expect(found(id)).toBeUndefined();
  },
);
