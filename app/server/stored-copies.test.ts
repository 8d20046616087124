import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sendGetRequestToLocalPort } from '../../e2e/harness/request.ts';
import { DEFAULT_CACHING, type ServerSettings } from './settings.ts';
import { type HttpServerOfAllBrands, openHttpServerOfAllBrands } from './shop-server.ts';

const root = join(import.meta.dirname, '../..');
const BRANDS = ['harbour', 'lantern', 'sunnyside'] as const;
/** A page that needs no answer of the commerce API. */
const PAGE = '/about';
/** Nobody listens there. */
const NOWHERE = 'http://127.0.0.1:9';
const CMS_DOWN: ServerSettings['cms'] = { kind: 'directus', url: NOWHERE, token: 'token of the CMS' };

const folder = mkdtempSync(join(tmpdir(), 'stored-copies-'));
const copyOf = (site: string, slot: 0 | 1) => join(folder, 'last-good', 'directus', 'sites', site, `${slot}.json`);
const intact = new Map<string, Buffer>();
let shop: HttpServerOfAllBrands | null = null;
let written: readonly string[];

/** Starts the shops over HTTP, without the commerce API, and reads the page of each brand. */
async function startAndRead(cms: ServerSettings['cms']): Promise<readonly string[]> {
  shop = await openHttpServerOfAllBrands({
    project: root,
    clientDir: join(folder, 'client'),
    cutFonts: join(folder, 'fonts'),
    dataDir: folder,
    development: false,
    cms,
    apiOrigin: NOWHERE,
    accounts: readFileSync(join(root, 'sandbox/seed/brands.json'), 'utf8'),
    trustedProxies: '',
    operatorToken: 'token of the operator',
    linkSecret: 'the secret of links',
    sessionSecret: 'a secret that seals sessions',
    webhookSecret: 'secret of the webhook',
    caching: { ...DEFAULT_CACHING, pageBytes: 0 },
    logLevel: 'silent',
  });
  const { server } = shop;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return Promise.all(
    BRANDS.map(async (brand) => {
      const { status, body } = await sendGetRequestToLocalPort(port, PAGE, { host: `${brand}.localhost` });
      return `${brand} ${status} ${/<title>([^<]*)/.exec(body)?.[1] ?? body}`;
    }),
  );
}

async function stop(): Promise<void> {
  await shop?.close();
  shop = null;
}

function breakByte(path: string): void {
  const bytes = readFileSync(path);
  const at = bytes.length - 20;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

beforeAll(async () => {
  mkdirSync(join(folder, 'client/.vite'), { recursive: true });
  mkdirSync(join(folder, 'client/_assets'));
  const manifest = { 'app/browser/entry.ts': { file: 'entry.js' } };
  writeFileSync(join(folder, 'client/.vite/manifest.json'), JSON.stringify(manifest));
  written = await startAndRead({ kind: 'files' });
  await stop();
  // What a shop with a CMS stores differs in nothing but its place.
  renameSync(join(folder, 'last-good/files'), join(folder, 'last-good/directus'));
  for (const site of ['base', ...BRANDS])
    for (const slot of [0, 1] as const) intact.set(copyOf(site, slot), readFileSync(copyOf(site, slot)));
});
afterEach(async () => {
  await stop();
  for (const [path, bytes] of intact) writeFileSync(path, bytes);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every brand is served while the CMS is down and one of the two stored copies of a brand is damaged', async () => {
  expect(written).toEqual(BRANDS.map((brand) => expect.stringMatching(new RegExp(`^${brand} 200 .+`))));
  breakByte(copyOf('lantern', 0));
  expect(await startAndRead(CMS_DOWN)).toEqual(written);
});

test('a brand with two damaged stored copies answers 404 while the CMS is down, and other brands are served', async () => {
  for (const slot of [0, 1] as const) breakByte(copyOf('lantern', slot));
  const served = await startAndRead(CMS_DOWN);
  expect(served.filter((line) => !line.startsWith('lantern'))).toEqual(
    written.filter((line) => !line.startsWith('lantern')),
  );
  expect(served.find((line) => line.startsWith('lantern'))).toMatch(/^lantern 404 /);
});

test('a brand with two damaged stored copies is served as soon as the CMS answers', async () => {
  for (const slot of [0, 1] as const) breakByte(copyOf('lantern', slot));
  renameSync(join(folder, 'last-good/directus'), join(folder, 'last-good/files'));
  try {
    expect(await startAndRead({ kind: 'files' })).toEqual(written);
  } finally {
    await stop();
    renameSync(join(folder, 'last-good/files'), join(folder, 'last-good/directus'));
  }
});
