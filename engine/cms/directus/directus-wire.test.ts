import { afterEach, beforeEach, expect, test } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import type { DocumentKind } from '../document.ts';
import { type FakeDirectusRow, FakeDirectusServer } from '../testing/fake-directus.ts';
import {
  awaitNextTestPublication,
  createDocumentStoreTestScene,
  type DocumentStoreTestScene,
  readTitleOfPublishedTestPage,
} from '../testing/store-scene.ts';
import { DIRECTUS_COLLECTIONS } from './directus-collections.ts';
import { createDirectusSource, type DirectusSource } from './directus-source.ts';

const row = (kind: string, name: string, document: object, updated: string | null = null): FakeDirectusRow => ({
  id: `base:${kind}:${name}`,
  site: 'base',
  kind,
  name,
  document: { version: 1, ...document },
  date_created: 'first',
  date_updated: updated,
});

let scene: DocumentStoreTestScene;
let directus: FakeDirectusServer;
let now: number;
let source: DirectusSource;

beforeEach(async () => {
  scene = await createDocumentStoreTestScene();
  directus = await FakeDirectusServer.open();
  directus.rows = {
    sites: [row('site', 'site', { abstract: true })],
    site_config: [row('capabilities', 'default', { capabilities: {} })],
    pages: [row('page', 'home', { head: { title: 'Home' } })],
  };
  now = Date.UTC(2026, 0, 15, 12);
  source = createDirectusSource({ url: directus.url, token: 'read-only', pollEvery: 3_600_000, clock: () => now });
});
afterEach(async () => {
  await directus.close();
  await scene.close();
});

test('every Directus collection is read with the token, and what was read is served without another request', async () => {
  const store = await scene.started({ source });
  const paths = [...new Set(directus.requests.map(({ line }) => line))];
  for (const collection of DIRECTUS_COLLECTIONS) expect(paths).toContain(`GET /items/${collection} Bearer read-only`);
  expect(paths).toEqual(
    expect.arrayContaining(['theme', 'site_config', 'pages'].map((name) => `GET /items/${name} Bearer read-only`)),
  );
  expect(paths.every((line) => /^GET \/(?:items\/\w+|files|vitrine\/versions) Bearer read-only$/.test(line))).toBe(
    true,
  );
  const before = directus.requests.length;
  for (let time = 0; time < 20; time += 1)
    expect(readTitleOfPublishedTestPage(store.view(), 'base', 'home')).toBe('Home');
  expect([directus.requests.length, store.view().get('base', 'capabilities', 'default')?.value]).toEqual([
    before,
    { version: 1, capabilities: {} },
  ]);
  await store.stop();
  for (const [id, collection] of [
    ['cms.collection', 'sites'],
    ['cms.theme', 'theme'],
    ['cms.site-config', 'site_config'],
    ['cms.pages', 'pages'],
  ] as const)
    coversSpec('calls', id, directus.lastRequest(`/items/${collection}`));
});

test('a failed poll of Directus is in the status until one succeeds, and the last documents are served meanwhile', async () => {
  const store = await scene.started({ source });
  const published = await awaitNextTestPublication(store, () => {
    directus.rows = { ...directus.rows, pages: [row('page', 'home', { head: { title: 'Welcome' } }, 'second')] };
    source.notify();
  });
  expect(readTitleOfPublishedTestPage(published.documents, 'base', 'home')).toBe('Welcome');

  directus.isDown = true;
  const before = directus.requests.length;
  source.notify();
  await expect.poll(() => store.status().failingSince === null).toBe(false);
  expect([directus.requests.length > before, store.status().lastFailure?.code]).toEqual([true, 'status']);
  expect(readTitleOfPublishedTestPage(store.view(), 'base', 'home')).toBe('Welcome');

  directus.isDown = false;
  source.notify();
  await expect.poll(() => store.status().failingSince).toBe(null);
  expect(readTitleOfPublishedTestPage(store.view(), 'base', 'home')).toBe('Welcome');
  await store.stop();
  coversSpec('flows', 'content-fetch', directus.lastRequest('/items/pages'));
});

test('documents without a reported change are read again: a theme after ten minutes, others after a day', async () => {
  const [minute, day] = [60_000, 86_400_000];
  const [before, after] = [
    { theme: '#111111', navigation: [{ id: 'two', label: 'Two' }], layout: 'strict', page: 'Before' },
    { theme: '#222222', navigation: [{ id: 'one', label: 'One' }], layout: 'payment', page: 'After' },
  ];
  const setDirectusRows = ({ theme, navigation, layout, page }: typeof before) => {
    directus.rows = {
      ...directus.rows,
      theme: [row('theme', 'theme', { colours: { primary: theme } })],
      site_config: [row('navigation', 'header', { items: navigation })],
      layouts: [row('layout', 'standard', { policy: layout })],
      pages: [row('page', 'home', { head: { title: page } }), row('page', 'sign', { head: { title: 'first' } }, '0')],
    };
  };
  setDirectusRows(before);
  const store = await scene.started({ source });
  const served = () => {
    const value = (kind: DocumentKind, name: string) => store.view().get('base', kind, name)?.value;
    return [value('theme', 'theme'), value('navigation', 'header'), value('layout', 'standard'), value('page', 'home')];
  };
  /** Polls once more after a delay; the reported change shows that the poll has ended. */
  const look = async (milliseconds: number) => {
    now += milliseconds;
    const title = `at ${now}`;
    const [home, sign] = directus.rows['pages'] ?? [];
    if (home && sign)
      directus.rows = { ...directus.rows, pages: [home, { ...sign, document: titled(title), date_updated: title }] };
    source.notify();
    await expect.poll(() => readTitleOfPublishedTestPage(store.view(), 'base', 'sign')).toBe(title);
  };
  await look(0);
  const [theme, ...others] = served();
  // With unchanged dates.
  setDirectusRows(after);
  await look(10 * minute - 1);
  expect(served()).toEqual([theme, ...others]);
  await look(1);
  // A poll that began before the clock was moved may have been the one that ended.
  await expect.poll(served).toEqual([{ version: 1, colours: { primary: '#222222' } }, ...others]);
  coversSpec('constants', 'cache.server-theme', directus.lastRequest('/items/theme'));

  await look(day - 10 * minute - 1);
  expect(served().slice(1)).toEqual(others);
  await look(1);
  await expect
    .poll(served)
    .toEqual([
      { version: 1, colours: { primary: '#222222' } },
      { version: 1, items: after.navigation },
      { version: 1, policy: 'payment' },
      titled('After'),
    ]);
  expect(store.heldBack()).toEqual([]);
  await store.stop();
  coversSpec('constants', 'cache.navigation', directus.lastRequest('/items/site_config'));
  coversSpec('constants', 'cache.components', directus.lastRequest('/items/pages'));
});

test('the Directus file record of a picture is read before its bytes and explains why it is missing or too large', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
  const file = (id: string, name: string, filesize: number) => ({
    id,
    filename_download: name,
    type: 'image/svg+xml',
    filesize: String(filesize),
    folder: { name: 'base' },
    uploaded_on: 'then',
  });
  directus.files = [
    file('f1', 'boat.svg', svg.length),
    file('f2', 'film.svg', 1_000_001),
    file('f3', 'empty.svg', 9),
    file('f4', 'gone.svg', 9),
  ];
  directus.records = Object.fromEntries(directus.files.filter(({ id }) => id !== 'f4').map((one) => [one.id, one]));
  directus.bytes = { f1: svg, f2: svg };
  const store = await scene.started({ source });
  expect(store.view().asset('base', 'boat.svg')).toMatchObject({ format: 'svg', width: 4, height: 3 });
  expect(
    store.heldBack().map(({ id, errors: [error] }) => [id, error?.code, error?.message, error?.suggestion]),
  ).toEqual([
    [
      'base:asset:empty.svg',
      'unknown-asset',
      "The picture can't be read: The CMS has a record of file f3 (image/svg+xml, 9 bytes), but not its bytes. Upload it again.",
      null,
    ],
    [
      'base:asset:film.svg',
      'too-large',
      'The picture has 1000001 bytes; at most 1000000 are allowed.',
      'Save it smaller: no page needs more than 1600 pixels across.',
    ],
    [
      'base:asset:gone.svg',
      'unknown-asset',
      "The picture can't be read: The CMS holds no file f4, or does not show it to the shop.",
      null,
    ],
  ]);
  const read = directus.requests.map(({ path }) => path).filter((path) => /^\/(?:files|assets)\/./.test(path));
  expect(read.toSorted()).toEqual(['/assets/f1', '/assets/f3', '/files/f1', '/files/f2', '/files/f3', '/files/f4']);
  expect(read.indexOf('/files/f1')).toBeLessThan(read.indexOf('/assets/f1'));
  // A picture that is too large is requested again only after it has changed.
  const later = scene.scheduled.at(-1);
  directus.requests.length = 0;
  later?.task();
  await expect.poll(() => directus.requests.some(({ path }) => path === '/files/f4')).toBe(true);
  expect(directus.requests.some(({ path }) => path.endsWith('/f2'))).toBe(false);
  await store.stop();
  coversSpec('calls', 'cms.files', directus.lastRequest('/files/f4'));
});

const titled = (title: string) => ({ version: 1, head: { title } });
