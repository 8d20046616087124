import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signLink } from '#engine/server/signed-link.ts';
import { FaultyApi } from '../../../e2e/harness/faulty-api.ts';
import { ShopCaller } from '../../../e2e/harness/shop-caller.ts';
import { TestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { contractCalls } from '../../../scripts/calls/contract-calls.ts';
import { DEFAULT_CACHING } from '../settings.ts';
import { openShop } from '../shop.ts';

const root = join(import.meta.dirname, '../../..');
const LINK_SECRET = 'the secret of links';
const HOUR = 3_600_000;

/** The shop's own HTTP server over the documents of this project, and a sandbox whose answers can be altered. */
export interface ApiShop {
  readonly sandbox: TestSandbox;
  readonly api: FaultyApi;
  /** A visitor without a browser; signed in as a demonstration customer where one is named, such as `ada`. */
  visitor(customer?: string): Promise<ShopCaller>;
  /** The path of a preview, signed. */
  previewPath(path: string): string;
  /** Lets time pass for the shop and the sandbox, in milliseconds. */
  pass(time: number): void;
  close(): Promise<void>;
}

/** Caches no pages and no data of blocks unless told, so that each request shows what the API answers now. */
export async function openApiShop({ caching = { pageBytes: 0, dataFor: 0 } } = {}): Promise<ApiShop> {
  const clock = { now: Date.now() };
  const sandbox = await TestSandbox.open(new Date(clock.now).toISOString());
  // Calls are signed with the time of the shop, which the sandbox compares with its own.
  Object.assign(sandbox.shop, { wallClock: () => clock.now });
  const api = await FaultyApi.start(sandbox.url, await contractCalls(root));
  const folder = mkdtempSync(join(tmpdir(), 'api-shop-'));
  const clientDir = join(folder, 'client');
  mkdirSync(join(clientDir, '.vite'), { recursive: true });
  mkdirSync(join(clientDir, '_assets'));
  // Pages name scripts, which nobody runs here.
  writeFileSync(
    join(clientDir, '.vite/manifest.json'),
    JSON.stringify({ 'app/browser/entry.ts': { file: 'entry.js' } }),
  );
  const shop = await openShop(
    {
      project: root,
      clientDir,
      cutFonts: join(folder, 'fonts'),
      dataDir: folder,
      development: false,
      cms: { kind: 'files' },
      apiOrigin: api.url,
      accounts: readFileSync(join(root, 'sandbox/seed/brands.json'), 'utf8'),
      trustedProxies: '',
      operatorToken: 'token of the operator',
      linkSecret: LINK_SECRET,
      sessionSecret: 'a secret that seals sessions',
      webhookSecret: 'secret of the webhook',
      caching: { ...DEFAULT_CACHING, ...caching },
      logLevel: 'silent',
    },
    () => clock.now,
  );
  shop.server.listen(0, '127.0.0.1');
  await once(shop.server, 'listening');
  const address = shop.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const visitors: ShopCaller[] = [];
  return {
    sandbox,
    api,
    async visitor(customer) {
      const caller = new ShopCaller(port);
      visitors.push(caller);
      if (customer !== undefined) await caller.signIn(`${customer}@harbour.example`);
      return caller;
    },
    previewPath: (path) => signLink(path, clock.now + HOUR, LINK_SECRET),
    pass(time) {
      clock.now += time;
      sandbox.moveTo(new Date(clock.now).toISOString());
    },
    async close() {
      for (const visitor of visitors) visitor.close();
      await shop.close();
      await api.close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
