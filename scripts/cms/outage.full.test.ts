import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type DocumentStoreWithPictures, openDocumentStoreWithPictures } from '#app/server/open-document-store.ts';
import { DEFAULT_CACHING, type ServerSettings } from '#app/server/settings.ts';
import { pushToCms } from './push.ts';
import { type FaultyCmsProxy, type InjectedCmsFault, startFaultyCmsProxy } from './testing/faulty-proxy.ts';
import { startTestDirectus, type TestDirectus } from './testing/test-directus.ts';

const root = join(import.meta.dirname, '../..');
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const home = '/items/pages/harbour:page:home';

let directus: TestDirectus;
let proxy: FaultyCmsProxy;
let dataDir: string;
let opened: DocumentStoreWithPictures;

beforeAll(async () => {
  // Started without the extension, so that invalid documents can be published.
  directus = await startTestDirectus();
  await pushToCms({ url: directus.url, token: directus.adminToken, root });
  proxy = await startFaultyCmsProxy(directus.url);
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-outage-'));
  opened = await open();
});

afterEach(async () => {
  proxy.fault = 'none';
  opened.notify();
  await vi.waitFor(() => expect(opened.store.status().failingSince).toBeNull(), { timeout: 30_000 });
});

afterAll(async () => {
  await opened.store.stop();
  await proxy.close();
  await directus.close();
  await rm(dataDir, { recursive: true });
});

test('the engine serves every site from the CMS, with its pictures', async () => {
  expect(opened.store.heldBack()).toEqual([]);
  expect(opened.store.view().sites).toEqual(expect.arrayContaining(['base', 'harbour', 'lantern', 'sunnyside']));
  expect(opened.store.view().asset('harbour', 'logo.svg')).toMatchObject({ format: 'svg' });
});

describe('during a CMS failure', () => {
  test.each<[InjectedCmsFault, string]>([
    ['down', 'unreachable'],
    ['error-500', 'status'],
    ['garbage', 'garbage'],
    ['html', 'garbage'],
    ['silent', 'timeout'],
  ])(
    'the fault %s is reported, the last good documents are served, and changes are followed once it is over',
    async (fault, code) => {
      const before = served();
      proxy.fault = fault;
      await publishTitle(`Published while ${fault}`);
      opened.notify();
      await vi.waitFor(() => expect(opened.store.status().lastFailure?.code).toBe(code), { timeout: 30_000 });
      expect(served()).toEqual(before);
      expect(opened.store.status().failingSince).toEqual(expect.any(Number));

      proxy.fault = 'none';
      opened.notify();
      await vi.waitFor(() => expect(title()).toBe(`Published while ${fault}`), { timeout: 30_000 });
    },
  );

  test.each<InjectedCmsFault>(['down', 'garbage'])(
    'the fault %s at a cold start does not keep the engine from serving the last good documents with their pictures',
    async (fault) => {
      const before = served();
      await opened.store.stop();
      proxy.fault = fault;
      opened = await open();
      expect(served()).toEqual(before);
      expect(opened.store.status()).toMatchObject({ restored: true, lastSuccess: null });
      const { hash } = opened.store.view().asset('harbour', 'logo.svg') ?? { hash: '' };
      expect(await opened.assets.find(hash, 'original.svg')).not.toBeNull();
    },
  );
});

test('a document that becomes invalid in the CMS is held back with its errors, and the last good version is served', async () => {
  await publishTitle('Good');
  opened.notify();
  await vi.waitFor(() => expect(title()).toBe('Good'), { timeout: 10_000 });
  const document = await stored();
  await directus.call('PATCH', home, { document: { ...document, rout: 'home' } });
  opened.notify();
  await vi.waitFor(() => expect(opened.store.heldBack()).not.toEqual([]), { timeout: 10_000 });
  expect(title()).toBe('Good');
  expect(opened.store.heldBack()).toEqual([
    {
      id: 'harbour:page:home',
      source: 'directus:pages/harbour:page:home',
      servedVersion: opened.store.view().get('harbour', 'page', 'home')?.version,
      since: expect.any(Number),
      errors: [expect.objectContaining({ pointer: '/rout', code: 'unknown-property', line: null })],
    },
  ]);
  await directus.call('PATCH', home, { document });
  opened.notify();
  await vi.waitFor(() => expect(opened.store.heldBack()).toEqual([]), { timeout: 10_000 });
});

function open(): Promise<DocumentStoreWithPictures> {
  const settings: ServerSettings = {
    project: root,
    clientDir: '',
    cutFonts: '',
    dataDir,
    development: false,
    cms: { kind: 'directus', url: proxy.url, token: directus.readToken },
    apiOrigin: '',
    accounts: '{}',
    trustedProxies: '',
    operatorToken: '',
    linkSecret: '',
    sessionSecret: 'the secret of this test',
    webhookSecret: '',
    caching: DEFAULT_CACHING,
    logLevel: 'silent',
  };
  return openDocumentStoreWithPictures(settings, Date.now, quiet, () => true);
}

/** Versions of all documents that the engine serves. */
function served(): unknown {
  const view = opened.store.view();
  return view.sites.map((site) => [site, view.revision(site)]);
}

function title(): unknown {
  const value = opened.store.view().get('harbour', 'page', 'home')?.value;
  return JSON.parse(JSON.stringify(value ?? {})).head?.title;
}

async function stored(): Promise<Record<string, unknown>> {
  const { data } = await directus.call('GET', `${home}?fields=document`);
  return JSON.parse(JSON.stringify(data)).document;
}

async function publishTitle(text: string): Promise<void> {
  const document = await stored();
  const head = { ...JSON.parse(JSON.stringify(document['head'] ?? {})), title: text };
  await directus.call('PATCH', home, { document: { ...document, head } });
}
