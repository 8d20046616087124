import { describe, expect, test } from 'vitest';
import type { DirectusRequestAccountability, RowPayload } from './directus-hooks.ts';
import { assertMayEdit, findEditorRights, listReadableSites, parseEditTarget } from './editor-rights.ts';

const SCHEMA = { collections: { editor_rights: { fields: {} } } };
const ada: DirectusRequestAccountability = { user: 'ada', role: 'lantern-team', roles: ['lantern-team', 'staff'] };

/** The context of a request by Ada with these rows of the rights collection. */
function contextWith(entries: readonly RowPayload[], accountability: DirectusRequestAccountability | null = ada) {
  const sites = [
    { site: 'base', document: '{"version":1,"abstract":true}' },
    { site: 'region', document: '{"version":1,"extends":"base"}' },
    { site: 'lantern', document: { version: 1, extends: 'region' } },
    { site: 'harbour', document: '{"version":1,"extends":"base"}' },
  ];
  const tables: Record<string, readonly RowPayload[]> = { editor_rights: entries, sites };
  const database = (table: string) => ({
    where: async () => tables[table] ?? [],
    whereIn: async () => [],
  });
  return { accountability, schema: SCHEMA, database };
}

describe('the rights of an editor', () => {
  test('are not restricted without an entry, for administrators, inside Directus, and before the model is applied', async () => {
    const entry = { user: 'ada', sites: '["lantern"]' };
    const old = { ...contextWith([entry]), schema: { collections: {} } };
    expect(await findEditorRights(contextWith([{ user: 'ben', sites: '["harbour"]' }]))).toBeNull();
    expect(await findEditorRights(contextWith([entry], { ...ada, admin: true }))).toBeNull();
    expect(await findEditorRights(contextWith([entry], null))).toBeNull();
    expect(await findEditorRights(old)).toBeNull();
  });

  test('are those of all their roles, also of the roles these are nested in', async () => {
    const entries = [
      { role: 'lantern-team', sites: '["lantern"]', kinds: '["page","picture"]' },
      { role: 'staff', sites: ['sunnyside'], kinds: null },
      { role: 'harbour-team', sites: ['harbour'] },
    ];
    expect(await findEditorRights(contextWith(entries))).toEqual([
      { sites: ['lantern'], kinds: ['page', 'picture'] },
      { sites: ['sunnyside'], kinds: null },
    ]);
  });

  test('are the entries of the editor instead of those of the roles', async () => {
    const entries = [
      { role: 'staff', sites: null, kinds: null },
      { user: 'ada', sites: '[]', kinds: '["post"]' },
    ];
    expect(await findEditorRights(contextWith(entries))).toEqual([{ sites: null, kinds: ['post'] }]);
  });

  test('allow nothing where the stored list is damaged', async () => {
    expect(await findEditorRights(contextWith([{ user: 'ada', sites: '{"lantern":' }]))).toEqual([
      { sites: [], kinds: null },
    ]);
  });

  test('belong to the user or role, so an anonymous request has no entry', async () => {
    const entries = [{ user: null, role: null, sites: ['lantern'] }];
    expect(await findEditorRights(contextWith(entries, { user: null, role: null, roles: [] }))).toBeNull();
  });
});

describe('an edit', () => {
  const entries = [
    { user: 'ada', sites: ['lantern'], kinds: ['page', 'post'] },
    { user: 'ada', sites: ['sunnyside'] },
  ];
  const at = (site: string, kind: string) => [{ site, kind, name: 'home' }];

  test('is allowed within one of the rights', async () => {
    await expect(assertMayEdit(at('lantern', 'post'), contextWith(entries))).resolves.toBeUndefined();
    await expect(assertMayEdit(at('sunnyside', 'theme'), contextWith(entries))).resolves.toBeUndefined();
  });

  test.each([
    ['lantern', 'navigation'],
    ['harbour', 'page'],
    ['base', 'page'],
  ])('of %s:%s outside the rights is refused with a list of what the editor may edit', async (site, kind) => {
    await expect(assertMayEdit(at(site, kind), contextWith(entries))).rejects.toThrow(
      `You may not edit ${site}:${kind}:home, only lantern (page, post); sunnyside. An administrator can change what you may edit.`,
    );
  });

  test('of several documents is refused if one of them is outside the rights', async () => {
    const targets = [...at('lantern', 'page'), { site: 'harbour', kind: 'picture', name: null }];
    await expect(assertMayEdit(targets, contextWith(entries))).rejects.toThrow(/not edit pictures of harbour, only/);
  });
});

describe('the sites that an editor sees', () => {
  test('are those to edit and all that they inherit from', async () => {
    expect(await listReadableSites(contextWith([{ user: 'ada', sites: ['lantern'], kinds: ['page'] }]))).toEqual([
      'lantern',
      'region',
      'base',
    ]);
  });

  test('are all for an editor of some kinds of all sites', async () => {
    expect(await listReadableSites(contextWith([{ user: 'ada', kinds: ['page'] }]))).toBeNull();
  });
});

test('parseEditTarget returns the parts of a document id, and null for other ids', () => {
  expect(parseEditTarget('lantern:page:home')).toEqual({ site: 'lantern', kind: 'page', name: 'home' });
  expect(['7', 7, null, 'a:b', 'a:b:c:d'].map(parseEditTarget)).toEqual([null, null, null, null, null]);
});
