import { beforeEach, describe, expect, test } from 'vitest';
import type { DirectusFilterHookMeta, DirectusRequestAccountability, RowPayload } from './directus-hooks.ts';
import { registerTestDirectusFilterHooks } from './testing/registered-filters.ts';
import { createTestQuery } from './testing/stored-rows.ts';

const SCHEMA = { collections: { editor_rights: { fields: {} } } };
const HOME = { site: 'harbour', kind: 'page', name: 'home', status: 'published', document: '{"version":1}' };
const ada: DirectusRequestAccountability = { user: 'ada', role: 'staff', roles: ['staff'] };

const filters = registerTestDirectusFilterHooks();
let tables: Record<string, readonly RowPayload[]>;

beforeEach(() => {
  tables = {
    editor_rights: [{ user: 'ada', sites: '["lantern"]', kinds: '["page"]' }],
    sites: [{ site: 'lantern', document: '{"extends":"base"}' }],
    pages: [
      { id: 'harbour:page:home', ...HOME },
      { id: 'lantern:page:home', ...HOME, site: 'lantern' },
    ],
    directus_versions: [
      { id: 'v1', collection: 'pages', item: 'harbour:page:home', delta: null },
      { id: 'v2', collection: 'pages', item: null, delta: '{"site":"harbour","name":"fair"}' },
      { id: 'v3', collection: 'pages', item: null, delta: '{"site":"lantern","name":"fair"}' },
      { id: 'v4', collection: 'pages', item: null, delta: null },
    ],
    directus_folders: [
      { id: 'f1', name: 'harbour' },
      { id: 'f2', name: 'lantern' },
    ],
    directus_files: [{ id: 'p1', folder: 'f1', filename_download: 'own.svg' }],
  };
});

function run(event: string, payload: unknown, meta: DirectusFilterHookMeta, accountability: object | null = ada) {
  const database = (table: string) => {
    const rows = tables[table] ?? [];
    return {
      whereIn: async (column: string, values: readonly unknown[]) => rows.filter((row) => values.includes(row[column])),
      where: (values: object) => {
        const found = rows.filter((row) => Object.entries(values).every(([name, value]) => row[name] === value));
        return Object.assign(createTestQuery(found), { forUpdate: async () => found });
      },
    };
  };
  return filters.get(event)?.(payload, meta, { database, schema: SCHEMA, accountability });
}

const forbidden = (what: string) => [
  {
    code: 'FORBIDDEN',
    status: 403,
    message: `You may not edit ${what}, only lantern (page). An administrator can change what you may edit.`,
  },
];

describe('a query of a restricted editor', () => {
  test('for documents returns those of the editor’s sites and of the sites they extend', async () => {
    const sites = { site: { _in: ['lantern', 'base'] } };
    const meta = { collection: 'pages' };
    expect(await run('items.query', { limit: 5 }, meta)).toEqual({ limit: 5, filter: sites });
    const filter = { name: { _eq: 'home' } };
    expect(await run('items.query', { filter }, meta)).toEqual({ filter: { _and: [filter, sites] } });
  });

  test('for drafts leaves out new pages of other sites', async () => {
    expect(await run('versions.query', {}, {})).toMatchObject({
      filter: {
        _and: [{ _or: expect.arrayContaining([{ item: { _starts_with: 'lantern:' } }]) }, { id: { _nin: ['v2'] } }],
      },
    });
  });

  test('for files and folders returns those of these sites, and files without a folder', async () => {
    expect(await run('files.query', {}, {})).toEqual({
      filter: { _or: [{ folder: { _null: true } }, { folder: { _in: ['f2'] } }] },
    });
    expect(await run('folders.query', {}, {})).toEqual({ filter: { name: { _in: ['lantern', 'base'] } } });
  });

  test('for other collections stays as it is, and so do those of unrestricted users', async () => {
    const query = { limit: 5 };
    expect(await run('items.query', query, { collection: 'recipes' })).toBe(query);
    for (const event of ['items.query', 'versions.query', 'files.query', 'folders.query', 'revisions.query'])
      expect(await run(event, query, { collection: 'pages' }, { user: 'ben' })).toBe(query);
  });
});

describe('an edit outside the rights', () => {
  test.each([
    ['items.create', { ...HOME }, { collection: 'pages' }, 'harbour:page:home'],
    ['items.create', { site: 'lantern', status: 'archived' }, { collection: 'theme' }, 'lantern:theme:theme'],
    [
      'items.update',
      { notes: 'x' },
      { collection: 'pages', keys: ['lantern:page:home', 'harbour:page:home'] },
      'harbour:page:home',
    ],
    ['items.delete', ['harbour:page:home'], { collection: 'pages' }, 'harbour:page:home'],
    ['versions.create', { key: 'draft', collection: 'pages', item: 'harbour:page:home' }, {}, 'harbour:page:home'],
    ['versions.update', { name: 'x' }, { keys: ['v1'] }, 'harbour:page:home'],
    ['versions.update', { item: 'harbour:page:home' }, { keys: ['v3'] }, 'harbour:page:home'],
    ['versions.delete', ['v2'], {}, 'harbour:page:fair'],
    ['files.create', { folder: 'f1', filename_download: 'a.svg' }, {}, 'pictures of harbour'],
    ['files.update', { folder: 'f2' }, { keys: ['p1'] }, 'pictures of harbour'],
    ['files.delete', ['p1'], {}, 'pictures of harbour'],
    ['folders.create', { name: 'harbour' }, {}, 'pictures of harbour'],
    ['folders.update', { name: 'harbour' }, { keys: ['f2'] }, 'pictures of lantern'],
    ['folders.delete', ['f1'], {}, 'pictures of harbour'],
  ])('is refused in %s with %j', async (event, payload, meta, what) => {
    await expect(run(event, payload, meta)).rejects.toMatchObject(forbidden(what));
    await expect(run(event, payload, meta, null)).resolves.toBeDefined();
  });

  test('is refused before the document is checked', async () => {
    const faulty = { ...HOME, document: { version: 'one' } };
    await expect(run('items.create', faulty, { collection: 'pages' })).rejects.toMatchObject([{ code: 'FORBIDDEN' }]);
    await expect(run('items.create', faulty, { collection: 'pages' }, null)).rejects.toMatchObject([
      { code: 'FAILED_VALIDATION' },
    ]);
  });
});

test('rights are changed by administrators only, and belong to an editor or a role', async () => {
  const admin = { user: 'root', admin: true };
  const meta = { collection: 'editor_rights', keys: ['r1'] };
  tables['editor_rights'] = [{ id: 'r1', user: 'ada', sites: '["lantern"]' }];
  await expect(run('items.create', { role: 'staff' }, meta)).rejects.toMatchObject([{ code: 'FORBIDDEN' }]);
  await expect(run('items.update', { sites: null }, meta)).rejects.toMatchObject([{ code: 'FORBIDDEN' }]);
  await expect(run('items.delete', ['r1'], meta)).rejects.toMatchObject([{ code: 'FORBIDDEN' }]);
  await expect(run('items.create', { role: 'staff', kinds: ['page', 'picture'] }, meta, admin)).resolves.toBeDefined();
  await expect(run('items.update', { user: null }, meta, admin)).rejects.toMatchObject([
    { extensions: { field: 'user' } },
  ]);
  await expect(run('items.update', { kinds: ['pages'] }, meta, admin)).rejects.toMatchObject([
    { extensions: { field: 'kinds' } },
  ]);
});
