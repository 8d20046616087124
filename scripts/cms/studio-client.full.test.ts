import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerCmsCall } from '../../cms-extension/app/cms-calls.ts';
import { CmsCallFailure, type DirectusApi } from '../../cms-extension/app/directus-api.ts';
import type { StudioDocumentKey, StudioDraftChange } from '../../studio/api-types.ts';
import { CmsCallError, type CmsPort } from '../../studio/editor/directus/cms-port.ts';
import { createDirectusClient } from '../../studio/editor/directus/create-directus-client.ts';
import { createEditor, createEditorRole, fetchSessionCookie, readRows } from './testing/directus-editors.ts';
import { startTestDirectus, type TestDirectus } from './testing/test-directus.ts';

const HOME: StudioDocumentKey = { site: 'harbour', kind: 'page', name: 'home' };
const FAIR: StudioDocumentKey = { site: 'harbour', kind: 'page', name: 'fair' };
const PUBLISHED = { version: 1, path: '/home' };

let directus: TestDirectus;
let ann: ReturnType<typeof createClient>;
let ben: ReturnType<typeof createClient>;

beforeAll(async () => {
  directus = await startTestDirectus({
    VITRINE_STUDIO_ORIGIN: 'http://studio.localhost',
    VITRINE_STUDIO_TICKET_SECRET: 's',
  });
  const role = await createEditorRole(directus);
  await createEditor(directus, role, 'ann');
  await createEditor(directus, role, 'ben');
  ann = createClient(await fetchSessionCookie(directus, 'ann'));
  ben = createClient(await fetchSessionCookie(directus, 'ben'));
}, 600_000);
afterAll(() => directus.close());
beforeEach(async () => {
  const { site, name } = HOME;
  expect(await directus.call('POST', '/items/pages', { site, name, document: PUBLISHED })).toMatchObject({
    status: 200,
  });
});
afterEach(async () => {
  const versions = readRows(await directus.call('GET', '/versions')).map(({ id }) => id);
  await directus.call('DELETE', '/versions', versions);
  const pages = readRows(await directus.call('GET', '/items/pages?fields=id')).map(({ id }) => id);
  await directus.call('DELETE', '/items/pages', pages);
});

/** The bridge of an editor, whose calls go to Directus as the Data Studio sends them. */
function createPort(cookie: string): CmsPort {
  const send = async (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    const headers = { cookie, ...(isForm ? {} : { 'content-type': 'application/json' }) };
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    const response = await fetch(directus.url + path, { method, headers, ...sent });
    const text = await response.text();
    const data: unknown = text === '' ? null : JSON.parse(text);
    if (!response.ok) throw Object.assign(new Error(text), { response: { status: response.status, data } });
    return { data };
  };
  const format = (value: unknown) =>
    Array.isArray(value) ? value.join(',') : typeof value === 'object' ? JSON.stringify(value) : String(value);
  const api: DirectusApi = {
    get: (path, { params } = { params: {} }) =>
      send(
        'GET',
        `${path}?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, format(value)]))}`,
      ),
    post: (path, body) => send('POST', path, body),
    delete: (path) => send('DELETE', path),
  };
  return {
    call: (call, parameters) =>
      answerCmsCall(api, call, parameters).catch((error: unknown) => {
        throw error instanceof CmsCallFailure ? new CmsCallError(error.failure) : error;
      }),
  };
}

/** The studio's client of an editor. */
function createClient(cookie: string) {
  const server = {
    ticket: () => '',
    call: async () => ({ inherited: null, blank: { version: 1 }, source: 'the page' }),
  };
  return createDirectusClient(createPort(cookie), server);
}

/** A change of the opened document. */
async function changeOf(client: typeof ann, key: StudioDocumentKey, value: unknown): Promise<StudioDraftChange> {
  const { base, basedOn, draft } = await client.openDocument(key);
  return { ...key, value, base, basedOn, draftBase: draft };
}

test('a draft of the studio is stored in Directus, opened again, and published', async () => {
  const value = { ...PUBLISHED, head: { title: 'Tonight' } };
  const change = await changeOf(ann, HOME, value);
  const saved = await ann.saveDraft(change);
  expect(saved).toMatchObject({ kind: 'saved', newest: { published: PUBLISHED, publishedBase: change.base } });
  const opened = await ben.openDocument(HOME);
  expect(opened).toMatchObject({ value, published: PUBLISHED, base: change.base, isOutdated: false });
  expect(saved).toHaveProperty('revision', opened.draft);
  const published = await ann.publish([{ ...change, draftBase: opened.draft }]);
  const after = await ben.openDocument(HOME);
  expect(after).toMatchObject({ value, published: value, draft: null });
  expect(published).toEqual({ kind: 'published', bases: [after.publishedBase] });
});

test('a page that was never published is drafted, found again by its name, published and removed', async () => {
  const value = { version: 1, path: '/fair' };
  await ann.saveDraft(await changeOf(ann, FAIR, value));
  expect(await ben.openDocument(FAIR)).toMatchObject({ value, published: null, base: '', isOutdated: false });
  const change = await changeOf(ann, FAIR, { ...value, head: { title: 'The fair' } });
  await ann.saveDraft(change);
  const { draft } = await ann.openDocument(FAIR);
  expect(await ann.publish([{ ...change, draftBase: draft }])).toMatchObject({ kind: 'published' });
  expect(await ben.openDocument(FAIR)).toMatchObject({ published: change.value, draft: null });

  const removal = await changeOf(ann, FAIR, null);
  await ann.saveDraft(removal);
  const removed = await ann.openDocument(FAIR);
  expect(removed).toMatchObject({ value: null, published: change.value });
  expect(await ann.publish([{ ...removal, draftBase: removed.draft }])).toMatchObject({ kind: 'published' });
  expect(await ben.openDocument(FAIR)).toMatchObject({ value: null, published: null, draft: null });
  const { data } = await directus.call('GET', '/items/pages/harbour:page:fair?fields=status');
  expect(data).toEqual({ status: 'archived' });
});

test('an editor whose draft another editor has changed gets that draft, and neither is overwritten', async () => {
  const [mine, theirs] = [
    { ...PUBLISHED, head: { title: 'Mine' } },
    { ...PUBLISHED, head: { title: 'Theirs' } },
  ];
  const change = await changeOf(ann, HOME, mine);
  await ben.saveDraft(await changeOf(ben, HOME, theirs));
  expect(await ann.saveDraft(change)).toMatchObject({ kind: 'newer', draft: { value: theirs, base: change.base } });
  expect(await ann.discardDraft({ ...HOME, draftBase: 'another' })).toMatchObject({ kind: 'newer' });
  expect(await ben.openDocument(HOME)).toMatchObject({ value: theirs });
  const { draft } = await ben.openDocument(HOME);
  expect(await ben.discardDraft({ ...HOME, draftBase: draft })).toEqual({ kind: 'discarded' });
  expect(await ann.openDocument(HOME)).toMatchObject({ value: PUBLISHED, draft: null });
});

test('a change is refused when somebody published a newer version, and the answer contains the newer version', async () => {
  const newer = { ...PUBLISHED, head: { title: 'Newer' } };
  const change = await changeOf(ann, HOME, { ...PUBLISHED, head: { title: 'Mine' } });
  await ben.publish([await changeOf(ben, HOME, newer)]);
  const { publishedBase } = await ben.openDocument(HOME);
  const newest = { published: newer, publishedBase };
  expect(await ann.publish([change])).toEqual({ kind: 'outdated', documents: [{ ...HOME, ...newest }] });
  expect(await ann.saveDraft(change)).toMatchObject({ kind: 'newer', draft: { value: newer, base: publishedBase } });
});

test('a document with faults is not published, and the faults name its source', async () => {
  const blocks = [{ id: 'words', type: 'rich-text', props: { body: 12 } }];
  const change = await changeOf(ann, HOME, { ...PUBLISHED, blocks });
  expect(await ann.publish([change])).toMatchObject({
    kind: 'faulty',
    problems: [{ source: 'the page', pointer: '/blocks/0/props/body', code: 'wrong-type' }],
  });
});

test('a picture of the studio is stored in the folder of its site, under a name that is free, by the editor', async () => {
  const { call } = createPort(await fetchSessionCookie(directus, 'ann'));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8v4z"/></svg>';
  const upload = () => call('uploadPicture', { site: 'harbour', file: new File([svg], 'The Pier.SVG') });
  expect(await upload()).toMatchObject({ filename_download: 'the-pier.svg', type: 'image/svg+xml' });
  expect(await upload()).toMatchObject({ filename_download: 'the-pier-2.svg' });
  const files = await directus.call(
    'GET',
    '/files?sort=filename_download&fields=filename_download,folder.name,uploaded_by.first_name',
  );
  const stored = { folder: { name: 'harbour' }, uploaded_by: { first_name: 'ann' } };
  expect(files.data).toEqual([
    { ...stored, filename_download: 'the-pier-2.svg' },
    { ...stored, filename_download: 'the-pier.svg' },
  ]);
  const script = svg.replace('<path', '<script>1</script><path');
  const broken = call('uploadPicture', { site: 'harbour', file: new File([script], 'pier.svg') });
  await expect(broken).rejects.toMatchObject({ failure: { status: 422 } });
});

test('a picture is refused to an editor whose role may not store files', async () => {
  const role = await createEditorRole(directus, (collection) => collection !== 'directus_files');
  // Directus without a licence has no seat for a third editor.
  const users = await directus.call('GET', '/users?filter[first_name][_eq]=ben&fields=id,role');
  const [{ id, role: usual } = {}] = readRows(users);
  expect(await directus.call('PATCH', `/users/${String(id)}`, { role })).toMatchObject({ status: 200 });
  const { call } = createPort(await fetchSessionCookie(directus, 'ben'));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"/>';
  const refused = call('uploadPicture', { site: 'harbour', file: new File([svg], 'quay.svg') });
  await expect(refused).rejects.toMatchObject({ failure: { status: 403 } });
  await directus.call('PATCH', `/users/${String(id)}`, { role: usual });
});
