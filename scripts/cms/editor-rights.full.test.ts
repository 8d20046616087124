import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createEditor,
  createEditorRole,
  readId,
  readRows,
  type SignedInEditor,
  signInEditor,
} from './testing/directus-editors.ts';
import { startTestDirectus, type TestDirectus } from './testing/test-directus.ts';

const HOME = { version: 1, path: '/home' };
const CHANGED = { version: 1, path: '/changed' };
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>';

let directus: TestDirectus;
/** May edit pages of lantern only. */
let ada: SignedInEditor;
/** Has no entry. */
let ben: SignedInEditor;
let right: string;
const folders: Record<string, string> = {};
const files: Record<string, string> = {};

beforeAll(async () => {
  directus = await startTestDirectus({});
  const { call } = directus;
  for (const site of ['base', 'harbour', 'lantern']) {
    const document = { version: 1, abstract: true, ...(site === 'base' ? {} : { extends: 'base' }) };
    expect(await call('POST', '/items/sites', { site, document })).toMatchObject({ status: 200 });
    await call('POST', '/items/pages', { site, name: 'home', document: HOME });
    await call('POST', '/items/content', { site, name: 'about', status: 'archived', document: {} });
    folders[site] = readId(await call('POST', '/folders', { name: site }));
  }
  for (const site of ['harbour', 'lantern']) {
    const form = new FormData();
    form.append('folder', String(folders[site]));
    form.append('file', new Blob([DRAWING], { type: 'image/svg+xml' }), 'own.svg');
    const headers = { authorization: `Bearer ${directus.adminToken}` };
    const answer = await fetch(`${directus.url}/files`, { method: 'POST', headers, body: form });
    files[site] = readId(await answer.json());
  }
  const role = await createEditorRole(directus);
  const user = await createEditor(directus, role, 'ada');
  await createEditor(directus, role, 'ben');
  right = readId(await call('POST', '/items/editor_rights', { user, sites: ['lantern'], kinds: ['page'] }));
  ada = await signInEditor(directus, 'ada');
  ben = await signInEditor(directus, 'ben');
});

afterAll(async () => {
  await directus.close();
});

const refused = (what: string) => ({
  status: 403,
  message: `You may not edit ${what}, only lantern (page). An administrator can change what you may edit.`,
});
const hidden = { status: 403, message: expect.stringContaining("You don't have permission to access this") };

describe('an editor of the pages of one site', () => {
  test('sees the documents of that site and of those it inherits from, in lists, by id and in GraphQL', async () => {
    const ids = ['base:page:home', 'lantern:page:home'];
    expect(await idsOf(ada('GET', '/items/pages?fields=id'))).toEqual(ids);
    expect(await idsOf(ada('GET', '/items/pages?fields=id&filter[site][_eq]=harbour'))).toEqual([]);
    expect(await idsOf(ada('GET', '/items/pages?fields=id&search=changed,home'))).toEqual([]);
    expect(await idsOf(ada('GET', '/items/content?fields=id'))).toEqual([
      'base:content:about',
      'lantern:content:about',
    ]);
    expect(await ada('GET', '/items/pages/harbour:page:home')).toMatchObject(hidden);
    const { data } = await ada('POST', '/graphql', { query: '{ pages(sort: "id") { id } }' });
    expect(data).toEqual({ pages: ids.map((id) => ({ id })) });
    expect(await ada('GET', '/items/pages?aggregate[count]=id')).toMatchObject({ data: [{ count: { id: 2 } }] });
  });

  test('creates, changes, drafts, publishes and removes pages of that site', async () => {
    expect(await ada('POST', '/items/pages', page('lantern', 'fair'))).toMatchObject({ status: 200 });
    const { data } = await ada('GET', '/items/pages/lantern:page:fair');
    const document = { ...Object(Object(data).document), path: '/the-fair' };
    expect(await ada('PATCH', '/items/pages/lantern:page:fair', { document })).toMatchObject({ status: 200 });
    const draft = readId(await ada('POST', '/versions', { key: 'draft', collection: 'pages', item: null }));
    const saved = await ada('POST', `/versions/${draft}/save`, page('lantern', 'spring'));
    expect(saved).toMatchObject({ status: 200 });
    expect(await ada('POST', `/versions/${draft}/promote`, {})).toMatchObject({ status: 200 });
    expect(await ada('DELETE', `/versions/${draft}`)).toMatchObject({ status: 204 });
    expect(await ada('DELETE', '/items/pages', ['lantern:page:fair', 'lantern:page:spring'])).toMatchObject({
      status: 204,
    });
  });

  test.each([
    ['a page of another site', 'pages', 'harbour:page:home'],
    ['a page that the site inherits', 'pages', 'base:page:home'],
    ['a document of another kind', 'content', 'lantern:content:about'],
  ])('cannot create, change or remove %s', async (_, collection, id) => {
    const [site, , name] = id.split(':');
    const path = `/items/${collection}/${id}`;
    const before = await directus.call('GET', path);
    expect(await ada('PATCH', path, { document: CHANGED })).toMatchObject(refused(id));
    expect(await ada('PATCH', path, { status: 'archived' })).toMatchObject(refused(id));
    expect(await ada('PATCH', `/items/${collection}`, { keys: [id], data: { notes: 'x' } })).toMatchObject(refused(id));
    expect(await ada('PATCH', `/items/${collection}`, [{ id, notes: 'x' }])).toMatchObject(refused(id));
    expect(await ada('DELETE', path)).toMatchObject(refused(id));
    expect(await ada('POST', `/items/${collection}`, { site, name: 'new', document: HOME })).toMatchObject(
      refused(id.replace(String(name), 'new')),
    );
    expect(await directus.call('GET', path)).toEqual(before);
  });

  test('cannot change a page of another site together with an own one, by a query, in GraphQL, or by an import', async () => {
    const keys = ['lantern:page:home', 'harbour:page:home'];
    const data = { document: CHANGED };
    expect(await ada('PATCH', '/items/pages', { keys, data })).toMatchObject(refused('harbour:page:home'));
    expect(await ada('PATCH', '/items/pages', { query: { limit: -1 }, data })).toMatchObject(refused('base:page:home'));
    expect(await ada('DELETE', '/items/pages', { query: { limit: -1 } })).toMatchObject(refused('base:page:home'));
    const query = 'mutation { update_pages_item(id: "harbour:page:home", data: { notes: "x" }) { id } }';
    expect((await ada('POST', '/graphql', { query })).message).toContain('You may not edit harbour:page:home');
    const form = new FormData();
    form.append('file', new Blob([JSON.stringify([page('harbour', 'new')])], { type: 'application/json' }), 'p.json');
    expect((await ada('POST', '/utils/import/pages', form)).status).not.toBe(200);
    expect(await idsOf(directus.call('GET', '/items/pages?fields=id'))).toEqual([
      'base:page:home',
      'harbour:page:home',
      'lantern:page:home',
    ]);
    expect(await pathOf('harbour:page:home')).toBe('/home');
    expect(await pathOf('lantern:page:home')).toBe('/home');
  });

  test('cannot begin, see, save, move, publish or remove drafts of other documents', async () => {
    const begin = (collection: string, item: string) => ({ key: 'spring', name: 'spring', collection, item });
    const foreign = readId(await directus.call('POST', '/versions', begin('pages', 'harbour:page:home')));
    const own = readId(await directus.call('POST', '/versions', begin('content', 'lantern:content:about')));
    const unpublished = readId(await directus.call('POST', '/versions', { key: 'draft', collection: 'pages' }));
    await directus.call('POST', `/versions/${unpublished}/save`, page('harbour', 'secret'));
    await directus.call('POST', `/versions/${foreign}/save`, { document: CHANGED });
    await directus.call('POST', `/versions/${own}/save`, { document: CHANGED });

    expect(await idsOf(ada('GET', '/versions?fields=id'))).toEqual([own]);
    expect(await idsOf(ada('GET', '/items/pages?version=spring&fields=id'))).toEqual([]);
    expect(await idsOf(ada('GET', '/items/pages?version=draft&fields=name'))).toEqual([]);
    expect(JSON.stringify(await ada('GET', '/revisions?limit=-1'))).not.toContain('harbour:');
    for (const version of [foreign, unpublished]) {
      expect(await ada('GET', `/versions/${version}`)).toMatchObject(hidden);
      expect(await ada('POST', `/versions/${version}/save`, { document: HOME })).toMatchObject({ status: 403 });
      expect(await ada('POST', `/versions/${version}/promote`, {})).toMatchObject({ status: 403 });
      expect(await ada('DELETE', `/versions/${version}`)).toMatchObject({ status: 403 });
    }
    expect(await ada('POST', `/versions/${own}/save`, { document: HOME })).toMatchObject(
      refused('lantern:content:about'),
    );
    const { data } = await ada('GET', `/versions/${own}/compare`);
    expect(await ada('POST', `/versions/${own}/promote`, { mainHash: Object(data).mainHash })).toMatchObject(
      refused('lantern:content:about'),
    );
    expect(await ada('PATCH', `/versions/${own}`, { name: 'x' })).toMatchObject(refused('lantern:content:about'));
    expect(await ada('DELETE', `/versions/${own}`)).toMatchObject(refused('lantern:content:about'));
    expect(await ada('POST', '/versions', begin('layouts', 'lantern:layout:default'))).toMatchObject({ status: 403 });

    const mine = readId(await ada('POST', '/versions', { key: 'draft', collection: 'pages', item: null }));
    expect(await ada('POST', `/versions/${mine}/save`, page('harbour', 'new'))).toMatchObject(
      refused('harbour:page:new'),
    );
    expect(await ada('PATCH', `/versions/${mine}`, { item: 'harbour:page:home' })).toMatchObject(
      refused('harbour:page:home'),
    );
    expect(await pathOf('harbour:page:home')).toBe('/home');
  });

  test('cannot change pictures and folders, and sees those of the own site', async () => {
    const upload = (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      form.append('file', new Blob([DRAWING], { type: 'image/svg+xml' }), 'new.svg');
      return form;
    };
    expect(await idsOf(ada('GET', '/files?fields=id'))).toEqual([files['lantern']]);
    expect(await idsOf(ada('GET', '/folders?fields=id'))).toEqual([folders['base'], folders['lantern']].toSorted());
    const harbour = refused('pictures of harbour');
    expect(await ada('POST', '/files', upload({ folder: String(folders['harbour']) }))).toMatchObject(harbour);
    expect(await ada('PATCH', `/files/${files['harbour']}`, upload({}))).toMatchObject(harbour);
    expect(await ada('PATCH', `/files/${files['harbour']}`, { title: 'Mine' })).toMatchObject(harbour);
    expect(await ada('PATCH', `/files/${files['harbour']}`, { folder: null })).toMatchObject(harbour);
    expect(await ada('DELETE', `/files/${files['harbour']}`)).toMatchObject(harbour);
    expect(await ada('POST', '/folders', { name: 'harbour' })).toMatchObject(harbour);
    expect(await ada('PATCH', `/folders/${folders['harbour']}`, { name: 'lantern' })).toMatchObject(harbour);
    expect(await ada('DELETE', `/folders/${folders['harbour']}`)).toMatchObject(harbour);
    const lantern = refused('pictures of lantern');
    expect(await ada('POST', '/files', upload({ folder: String(folders['lantern']) }))).toMatchObject(lantern);
    const loose = await ada('POST', '/files', upload({}));
    expect(loose).toMatchObject({ status: 200 });
    expect(await ada('PATCH', `/files/${readId(loose)}`, { folder: folders['lantern'] })).toMatchObject(lantern);
  });

  test('cannot widen the own rights', async () => {
    const refusal = { status: 403, message: 'Only administrators may change what editors may edit.' };
    expect(await ada('PATCH', `/items/editor_rights/${right}`, { sites: null })).toMatchObject(refusal);
    expect(await ada('DELETE', `/items/editor_rights/${right}`)).toMatchObject(refusal);
    expect(await ada('POST', '/items/editor_rights', { user: null, sites: null })).toMatchObject(refusal);
  });
});

describe('without a restriction', () => {
  test('an editor without an entry and an administrator change documents of every site', async () => {
    for (const call of [ben, directus.call]) {
      expect(await idsOf(call('GET', '/folders?fields=id'))).toHaveLength(3);
      expect(await idsOf(call('GET', '/items/pages?fields=id'))).toHaveLength(3);
      expect(await call('POST', '/items/pages', page('harbour', 'fair'))).toMatchObject({ status: 200 });
      expect(await call('DELETE', '/items/pages/harbour:page:fair')).toMatchObject({ status: 204 });
    }
  });

  test('an administrator with an entry changes documents of every site, and an entry needs an editor and known kinds', async () => {
    const user = readId(await directus.call('GET', '/users/me?fields=id'));
    const entry = { user, sites: ['lantern'], kinds: ['page'] };
    expect(await directus.call('POST', '/items/editor_rights', entry)).toMatchObject({ status: 200 });
    expect(await directus.call('PATCH', '/items/pages/harbour:page:home', { notes: 'x' })).toMatchObject({
      status: 200,
    });
    expect(await directus.call('POST', '/items/editor_rights', { sites: ['lantern'] })).toMatchObject({
      status: 422,
      faults: ['Choose the editor or the role that these rights are for.'],
    });
    expect(await directus.call('POST', '/items/editor_rights', { ...entry, kinds: ['pages'] })).toMatchObject({
      status: 422,
      faults: [expect.stringMatching(/^There is no kind "pages"\. Choose from /)],
    });
  });
});

function page(site: string, name: string) {
  return { site, name, document: { version: 1, path: `/${name}` } };
}

async function pathOf(id: string): Promise<unknown> {
  const { data } = await directus.call('GET', `/items/pages/${id}?fields=document`);
  return Object(Object(data).document).path;
}

async function idsOf(answer: Promise<{ readonly data: unknown }>): Promise<unknown[]> {
  return readRows(await answer)
    .map(({ id }) => id)
    .toSorted();
}
