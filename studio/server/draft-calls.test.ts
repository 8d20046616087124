import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StudioEngine } from '#engine/server/preview/studio-engine.ts';
import { requestsMessages } from '../messages/requests.messages.gen.ts';
import { openDocumentFiles } from './document-files.ts';
import { openDocumentHistory } from './document-history.ts';
import { createPresence } from './presence.ts';
import { createStudioApi } from './studio-api.ts';
import { createFakeEngine } from './testing/fake-engine.ts';
import { startTestStudio, type TestStudio } from './testing/test-studio.ts';

const KEY = { site: 'harbour', kind: 'page', name: 'home' };
const QUERY = new URLSearchParams(KEY);
const PUBLISHED = { version: 1, head: { title: 'Tonight' } };
const SERVED = { version: 1, head: { title: 'Yesterday' } };
const MINE = { version: 1, head: { title: 'Mine' } };
const THEIRS = { version: 1, head: { title: 'Theirs' } };

const waitUntilServed = vi.fn<StudioEngine['waitUntilServed']>(async () => true);
const engine = createFakeEngine({
  waitUntilServed,
  source: ({ kind, name }) => `${kind}-${name}.json`,
  served: () => SERVED,
});

let project: string;
let studio: TestStudio;
const reported = vi.fn();
beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), 'studio-'));
  writeFileSync(join(project, 'page-home.json'), JSON.stringify(PUBLISHED));
  const clock = () => Date.UTC(2026, 0, 15);
  const history = openDocumentHistory(join(project, 'history'));
  const files = await openDocumentFiles({ project, drafts: join(project, 'drafts'), history, clock });
  const presence = createPresence(clock);
  const originOf = (host: string) => `http://${host}`;
  studio = await startTestStudio({
    api: createStudioApi({ engine, files, history, presence, editor: 'editor-of-the-test', originOf, clock }),
    pictureCalls: new Map(),
    report: reported,
  });
});
afterEach(async () => {
  await studio.close();
  rmSync(project, { recursive: true });
  expect(reported.mock.calls).toEqual([]);
});

async function get(path: string) {
  const { status, body } = await studio.call(path);
  return { status, body: JSON.parse(body.toString()) };
}

async function send(path: string, sent: unknown, method = 'POST') {
  const { status, body } = await studio.call(path, { method, body: JSON.stringify(sent) });
  return { status, body: JSON.parse(body.toString()) };
}

const open = async () => (await get(`/api/document?${QUERY}`)).body;
const save = (value: unknown, { base, basedOn, draft }: Record<string, unknown>) =>
  send('/api/draft', { ...KEY, value, base, basedOn, draftBase: draft }, 'PUT');

test('two windows save a draft of one document: the second receives that of the first', async () => {
  const opened = await open();
  const first = await save(THEIRS, opened);
  expect([first.status, first.body.kind]).toEqual([200, 'saved']);
  const second = await save(MINE, opened);
  expect(second).toMatchObject({
    status: 409,
    body: { kind: 'newer', draft: { value: THEIRS, basedOn: PUBLISHED, revision: first.body.revision } },
  });
  const discarded = await send('/api/discard', { ...KEY, draftBase: null });
  expect([discarded.status, discarded.body.kind]).toEqual([409, 'newer']);
  expect(await open()).toMatchObject({ value: THEIRS, draft: first.body.revision });
  expect(await save(MINE, { ...opened, draft: first.body.revision })).toMatchObject({ status: 200 });
  expect((await open()).value).toEqual(MINE);
});

test('an outdated draft is opened with the version that it is based on, and refused with the newest one', async () => {
  const opened = await open();
  const { body } = await save(MINE, opened);
  writeFileSync(join(project, 'page-home.json'), JSON.stringify(THEIRS));
  const outdated = await open();
  expect(outdated).toMatchObject({ value: MINE, published: THEIRS, basedOn: PUBLISHED, isOutdated: true });
  const { publishedBase } = outdated;
  const change = { ...KEY, value: MINE, base: opened.base, draftBase: body.revision };
  expect(await send('/api/publish', { documents: [change] })).toEqual({
    status: 409,
    body: { kind: 'outdated', documents: [{ ...KEY, published: THEIRS, publishedBase }] },
  });
  expect(await send('/api/publish', { documents: [{ ...change, base: publishedBase }] })).toMatchObject({
    status: 200,
  });
});

test('a window learns whether the shop serves what was published', async () => {
  const documents = [
    { ...KEY, value: SERVED },
    { ...KEY, name: 'gone' },
  ];
  expect(await send('/api/served', { documents })).toEqual({ status: 200, body: { isServed: true } });
  expect(waitUntilServed.mock.calls[0]?.[0]).toEqual([documents[0], { ...documents[1], value: null }]);
  waitUntilServed.mockResolvedValueOnce(false);
  expect(await send('/api/served', { documents })).toEqual({ status: 200, body: { isServed: false } });
  expect((await send('/api/served', { documents: [{ ...KEY, kind: 'riddle' }] })).status).toBe(400);
});

test('earlier published versions are listed and read', async () => {
  const { base } = await open();
  await send('/api/publish', { documents: [{ ...KEY, value: MINE, base, draftBase: null }] });
  const { status, body } = await get(`/api/versions?${QUERY}`);
  expect([status, body.length, body[0].at]).toEqual([200, 2, Date.UTC(2026, 0, 15)]);
  expect(await get(`/api/version?${QUERY}&id=${body[0].id}`)).toEqual({ status: 200, body: { value: MINE } });
  expect(await get(`/api/version?${QUERY}&id=${body[1].id}`)).toEqual({ status: 200, body: { value: PUBLISHED } });
  expect(await get(`/api/version?${QUERY}&id=other`)).toEqual({
    status: 404,
    body: { message: requestsMessages.noVersion() },
  });
  const nowhere = new URLSearchParams({ ...KEY, site: 'nowhere' });
  expect((await get(`/api/versions?${nowhere}`)).status).toBe(404);
});

test('a window reads how many others have its document open', async () => {
  const note = (tab: string, document: unknown) => send('/api/presence', { tab, document });
  expect((await note('window-one', KEY)).body).toEqual({ others: 0 });
  expect((await note('window-two', KEY)).body).toEqual({ others: 1 });
  expect((await note('window-two', null)).body).toEqual({ others: 0 });
  expect(await note('no', KEY)).toEqual({ status: 400, body: { message: requestsMessages.badTab() } });
});

test('the session names the project, which local copies of changes are bound to', async () => {
  const { body } = await get('/api/session');
  expect(body.editor).toBe('editor-of-the-test');
});

test('signing out ends the session and removes its cookie', async () => {
  const { status, headers } = await studio.call('/api/sign-out', { method: 'POST', body: '{}' });
  expect([status, String(headers['set-cookie'])]).toEqual([
    200,
    'vitrine_studio=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
  ]);
  expect((await studio.call('/api/session')).status).toBe(401);
});

test('a document that cannot be read is opened with its faults and what the shop serves', async () => {
  writeFileSync(join(project, 'page-home.json'), '{\n  "version": 1\n  "head": {}\n}');
  const { status, body } = await get(`/api/document?${QUERY}`);
  expect([status, body.value, body.published]).toEqual([200, null, null]);
  expect(body.unreadable).toMatchObject({ problems: [{ source: 'page-home.json', line: 3 }], lastGood: SERVED });
  expect((await save(SERVED, body)).body.kind).toBe('saved');
});

test('a draft of a site that is gone is not in the session, so that the others can be opened', async () => {
  await save(MINE, await open());
  mkdirSync(join(project, 'drafts/gone/page'), { recursive: true });
  writeFileSync(join(project, 'drafts/gone/page/home.json'), JSON.stringify({ value: MINE, base: '' }));
  expect((await get('/api/session')).body.drafts).toEqual([KEY]);
});
