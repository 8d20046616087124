import { expect, test } from 'vitest';
import { parsePublishRequests } from './publish-request.ts';

const HOME = { collection: 'pages', item: 'lantern:page:home', base: 'AbC', document: { version: 1 } };

test('parsePublishRequests returns documents and drafts with the places that they change', () => {
  const draft = { collection: 'site_config', item: 'lantern:navigation:primary', base: null, version: 'd1' };
  expect(parsePublishRequests({ documents: [HOME, draft] })).toEqual([
    {
      collection: 'pages',
      item: 'lantern:page:home',
      target: { site: 'lantern', kind: 'page', name: 'home' },
      base: 'AbC',
      change: { document: { version: 1 } },
    },
    {
      collection: 'site_config',
      item: 'lantern:navigation:primary',
      target: { site: 'lantern', kind: 'navigation', name: 'primary' },
      base: null,
      change: { version: 'd1' },
    },
  ]);
});

test.each([
  [null, '"documents" must be a list of 1 to 100 documents.'],
  [{ documents: [] }, '"documents" must be a list of 1 to 100 documents.'],
  [{ documents: Array.from({ length: 101 }, () => HOME) }, '"documents" must be a list of 1 to 100 documents.'],
  [{ documents: [HOME, HOME] }, '"documents" contains lantern:page:home twice.'],
  [{ documents: ['home'] }, '"documents[0]" must be an object.'],
  [
    { documents: [{ ...HOME, collection: 'directus_users' }] },
    '"documents[0]" must name the collection of a document.',
  ],
  [
    { documents: [{ ...HOME, item: 'lantern:theme:theme' }] },
    '"documents[0]" must have an "item" such as "lantern:page:home", of a kind of the collection pages.',
  ],
  [
    { documents: [{ ...HOME, base: undefined }] },
    '"documents[0]" must have a "base": the revision of the published document, or null for a new one.',
  ],
  [
    { documents: [HOME, { ...HOME, item: 'lantern:page:fair', version: 'd1' }] },
    '"documents[1]" must have either a "version", the id of a draft, or a "document".',
  ],
])('parsePublishRequests refuses %j', (body, message) => {
  expect(() => parsePublishRequests(body)).toThrow(message);
});
