import { expect, test } from 'vitest';
import { VERSIONED_COLLECTIONS } from '#engine/cms/directus/content-version-names.ts';
import { DIRECTUS_COLLECTIONS } from '#engine/cms/directus/directus-collections.ts';
import { computeContentVersions, computeSiteVersions, type VersionsDatabase } from './content-versions.ts';
import { type ContentVersionsRouter, createContentVersionsEndpoint } from './content-versions-endpoint.ts';
import type { DirectusRequestAccountability, RowPayload } from './directus-hooks.ts';
import { createTestRows } from './testing/stored-rows.ts';

type Tables = Readonly<Record<string, readonly RowPayload[]>>;

function openDatabase(tables: Tables, client = 'sqlite3'): VersionsDatabase {
  return Object.assign((collection: string) => createTestRows(tables[collection] ?? []), {
    raw: async () => ({ rows: [{ name: 'pages', site: 'harbour', version: '2.-17' }] }),
    client: { config: { client } },
  });
}

const page = (name: string, more: RowPayload = {}): RowPayload => ({
  id: `harbour:page:${name}`,
  site: 'harbour',
  status: 'published',
  date_created: 1,
  date_updated: null,
  ...more,
});
const file = (more: RowPayload = {}): RowPayload => ({
  id: 'f1',
  filename_download: 'logo.svg',
  folder: 'd1',
  ...more,
});

const BEFORE: Tables = {
  pages: [page('about'), page('home')],
  directus_files: [file()],
  directus_folders: [{ id: 'd1', name: 'harbour' }],
};

test('a CMS has a version for each collection that shops read, which stays while nothing changes', async () => {
  const versions = await computeContentVersions(openDatabase(BEFORE));
  expect(Object.keys(versions)).toEqual(VERSIONED_COLLECTIONS);
  expect(await computeContentVersions(openDatabase(structuredClone(BEFORE)))).toEqual(versions);
});

test.each<[string, string, Tables]>([
  ['an edit', 'pages', { pages: [page('about'), page('home', { date_updated: 2 })] }],
  ['an edit with an earlier date', 'pages', { pages: [page('about', { date_updated: -1 }), page('home')] }],
  ['a new document', 'pages', { pages: [page('about'), page('home'), page('new')] }],
  ['a removal', 'pages', { pages: [page('home')] }],
  ['an archived document', 'pages', { pages: [page('about'), page('home', { status: 'archived' })] }],
  ['another document in the place of one', 'pages', { pages: [page('about'), page('start')] }],
  ['a replaced picture', 'directus_files', { directus_files: [file({ modified_on: 2 })] }],
  ['a moved picture', 'directus_files', { directus_files: [file({ folder: 'd2' })] }],
  ['a renamed folder', 'directus_folders', { directus_folders: [{ id: 'd1', name: 'lantern' }] }],
])('%s changes the version of %s, and no other', async (_, changed, tables) => {
  const before = await computeContentVersions(openDatabase(BEFORE));
  const after = await computeContentVersions(openDatabase({ ...BEFORE, ...tables }));
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([changed]);
});

test('a long collection is read in parts, each after the last row of the one before', async () => {
  const rows = Array.from({ length: 12_000 }, (_, index) => page(String(index).padStart(5, '0')));
  const { pages } = await computeContentVersions(openDatabase({ pages: rows }));
  expect(pages).toMatch(/^12000\./);
});

test('on Postgres, content versions come from a database query instead of being computed from the rows', async () => {
  expect(await computeContentVersions(openDatabase({}, 'pg'))).toEqual({ pages: '2.-17' });
});

test('an edit of one site changes its version, and that of no other site', async () => {
  const lantern = { ...page('home'), id: 'lantern:page:home', site: 'lantern' };
  const before = await computeSiteVersions(openDatabase({ pages: [page('home'), lantern] }));
  expect(Object.keys(before)).toEqual(DIRECTUS_COLLECTIONS);
  expect(before['theme']).toEqual({});
  const edited = openDatabase({ pages: [page('home', { date_updated: 2 }), lantern] });
  const { pages } = await computeSiteVersions(edited);
  expect(pages).toEqual({ lantern: before['pages']?.['lantern'], harbour: expect.any(String) });
  expect(pages?.['harbour']).not.toBe(before['pages']?.['harbour']);
});

test('on Postgres, content versions of sites come from a database query instead of being computed from the rows', async () => {
  expect(await computeSiteVersions(openDatabase({}, 'pg'))).toMatchObject({ pages: { harbour: '2.-17' }, theme: {} });
});

test('the content versions are sent to users of the CMS, and refused with status 403 to anonymous requests', async () => {
  const requestVersions = async (accountability: DirectusRequestAccountability | null, path = '/versions') => {
    const sent: { status: number; body: unknown }[] = [];
    const handlers = new Map<string, Parameters<ContentVersionsRouter['get']>[1]>();
    const router = {
      get: (path: string, handler: Parameters<ContentVersionsRouter['get']>[1]) => handlers.set(path, handler),
    };
    createContentVersionsEndpoint(router, { database: openDatabase(BEFORE) });
    const response = { status: (status: number) => ({ json: (body: unknown) => sent.push({ status, body }) }) };
    await handlers.get(path)?.({ accountability }, response, (error) => {
      throw error;
    });
    return sent[0];
  };
  expect(await requestVersions({ user: 'ann' })).toMatchObject({
    status: 200,
    body: { data: { pages: expect.any(String) } },
  });
  expect(await requestVersions({ user: 'ann' }, '/versions/sites')).toMatchObject({
    status: 200,
    body: { data: { pages: { harbour: expect.any(String) } } },
  });
  for (const anonymousAccountability of [null, { user: null }]) {
    for (const path of ['/versions', '/versions/sites'])
      expect(await requestVersions(anonymousAccountability, path)).toMatchObject({ status: 403 });
  }
});
