import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { proves } from '../../../scripts/test/proves.ts';
import { afterwards, type StoreScene, storeScene, titleOf } from '../testing/store-scene.ts';
import { COLLECTIONS } from './collections.ts';
import { type DirectusSource, directusSource } from './directus-source.ts';

interface Row {
  readonly id: string;
  readonly site: string;
  readonly kind: string;
  readonly name: string;
  readonly document: object;
  readonly date_created: string;
  readonly date_updated: string | null;
}

const row = (kind: string, name: string, document: object, updated: string | null = null): Row => ({
  id: `base:${kind}:${name}`,
  site: 'base',
  kind,
  name,
  document: { version: 1, ...document },
  date_created: 'first',
  date_updated: updated,
});

let scene: StoreScene;
let server: Server;
let rows: Record<string, readonly Row[]>;
/** Each request as it came over the wire. */
let asked: string[];
let isDown: boolean;
let source: DirectusSource;

beforeEach(async () => {
  scene = await storeScene();
  rows = {
    sites: [row('site', 'site', { abstract: true })],
    site_config: [row('capabilities', 'default', { capabilities: {} })],
    pages: [row('page', 'home', { head: { title: 'Home' } })],
  };
  asked = [];
  isDown = false;
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://cms.test');
    asked.push(`${request.method} ${pathname} ${request.headers.authorization}`);
    const data = pathname === '/files' ? [] : rows[pathname.slice('/items/'.length)];
    response.writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isDown ? { errors: [{ message: 'down' }] } : { data: data ?? [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  source = directusSource({ url: `http://127.0.0.1:${port}`, token: 'read-only', pollEvery: 3_600_000 });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await scene.close();
});

test('every collection is read with the token; what was read is served without a question', async () => {
  const store = await scene.started({ source });
  const paths = [...new Set(asked)];
  for (const collection of COLLECTIONS) expect(paths).toContain(`GET /items/${collection} Bearer read-only`);
  expect(paths).toEqual(
    expect.arrayContaining(['theme', 'site_config', 'pages'].map((name) => `GET /items/${name} Bearer read-only`)),
  );
  expect(paths.every((line) => /^GET \/(?:items\/\w+|files) Bearer read-only$/.test(line))).toBe(true);
  const before = asked.length;
  for (let time = 0; time < 20; time += 1) expect(titleOf(store.view(), 'base', 'home')).toBe('Home');
  expect([asked.length, store.view().get('base', 'capabilities', 'default')?.value]).toEqual([
    before,
    { version: 1, capabilities: {} },
  ]);
  await store.stop();
  proves('calls', 'cms.collection', 'cms.theme', 'cms.site-config', 'cms.pages');
});

test('a look asks, and what comes of it is success or failure; a failure leaves what is served', async () => {
  const store = await scene.started({ source });
  const published = await afterwards(store, () => {
    rows = { ...rows, pages: [row('page', 'home', { head: { title: 'Welcome' } }, 'second')] };
    source.notify();
  });
  expect(titleOf(published.documents, 'base', 'home')).toBe('Welcome');

  isDown = true;
  const before = asked.length;
  source.notify();
  await expect.poll(() => store.status().failingSince === null).toBe(false);
  expect([asked.length > before, store.status().lastFailure?.code]).toEqual([true, 'status']);
  expect(titleOf(store.view(), 'base', 'home')).toBe('Welcome');

  isDown = false;
  source.notify();
  await expect.poll(() => store.status().failingSince).toBe(null);
  expect(titleOf(store.view(), 'base', 'home')).toBe('Welcome');
  await store.stop();
  proves('flows', 'content-fetch');
});
