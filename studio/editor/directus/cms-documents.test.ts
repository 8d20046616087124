import { expect, test } from 'vitest';
import { readCmsDocument, readDraftKeys, toDocumentAnswer, toDraftFields } from './cms-documents.ts';

const ROW = { id: 'lantern:page:home', status: 'published', document: { version: 1, $revision: 'r1' } };
const PUBLISHED = { version: 1 };

function draftOf(delta: object, document: object = { version: 2, $revision: 'r2' }) {
  return { id: 'd1', delta, document };
}

test('a document without a draft is as it is published', () => {
  expect(toDocumentAnswer(readCmsDocument({ row: ROW, draft: null }))).toEqual({
    value: PUBLISHED,
    published: PUBLISHED,
    publishedBase: 'r1',
    base: 'r1',
    basedOn: PUBLISHED,
    draft: null,
    isOutdated: false,
  });
});

test('a draft is opened with the revision that it is based on', () => {
  const draft = draftOf({ document: { version: 2 }, _record: { base: 'r1' } });
  const opened = { value: { version: 2 }, published: PUBLISHED, base: 'r1', basedOn: PUBLISHED, draft: 'r2' };
  expect(toDocumentAnswer(readCmsDocument({ row: ROW, draft }))).toMatchObject({ ...opened, isOutdated: false });
  const outdated = draftOf({ document: { version: 2 }, _record: { base: 'r0' } });
  expect(toDocumentAnswer(readCmsDocument({ row: ROW, draft: outdated }))).toMatchObject({
    base: 'r0',
    basedOn: null,
    isOutdated: true,
  });
});

test('a draft that archives a document removes it, and an archived document is not published', () => {
  const draft = draftOf({ status: 'archived' }, { version: 1, $revision: 'r1' });
  expect(readCmsDocument({ row: ROW, draft }).draft).toMatchObject({ version: 'd1', value: null });
  expect(readCmsDocument({ row: { ...ROW, status: 'archived' }, draft: null })).toEqual({
    isStored: true,
    published: null,
    publishedBase: 'r1',
    draft: null,
  });
});

test('a draft that changes only other fields, such as notes, is none for the studio', () => {
  expect(readCmsDocument({ row: ROW, draft: draftOf({ notes: 'For Tuesday' }) }).draft).toBeNull();
  expect(readCmsDocument(null)).toEqual({ isStored: false, published: null, publishedBase: '', draft: null });
});

test('a draft is stored with the revision that it replaces', () => {
  expect(toDraftFields({ version: 2 }, 'r1')).toEqual({
    status: 'published',
    document: { version: 2, $revision: 'r1' },
  });
  expect(toDraftFields({ version: 2 }, '')).toEqual({ status: 'published', document: { version: 2 } });
  expect(toDraftFields(null, 'r1')).toEqual({ status: 'archived' });
});

test('drafts are listed by their documents, also those that were never published', () => {
  const document = { version: 1 };
  const versions = [
    { collection: 'pages', item: 'lantern:page:home', delta: { document } },
    { collection: 'pages', item: null, delta: { site: 'lantern', name: 'fair', document } },
    { collection: 'site_config', item: 'base:navigation:primary', delta: { status: 'archived' } },
    { collection: 'pages', item: 'lantern:page:about', delta: { notes: 'none for the studio' } },
    { collection: 'directus_users', item: 'a:b:c', delta: { document } },
    { collection: 'pages', item: null, delta: { document } },
  ];
  expect(readDraftKeys(versions)).toEqual([
    { site: 'lantern', kind: 'page', name: 'home' },
    { site: 'lantern', kind: 'page', name: 'fair' },
    { site: 'base', kind: 'navigation', name: 'primary' },
  ]);
});
