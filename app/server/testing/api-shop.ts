import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signLink } from '#engine/server/signed-link.ts';
import type { Brand } from '../../../e2e/harness/brands.ts';
import { FaultyApiProxy } from '../../../e2e/harness/faulty-api.ts';
import { type RawHttpResponse, sendGetRequestToLocalPort } from '../../../e2e/harness/request.ts';
import { BrowserlessVisitor } from '../../../e2e/harness/shop-caller.ts';
import { TestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { readContractCalls } from '../../../scripts/calls/contract-calls.ts';
import { DEFAULT_CACHING, type ServerSettings } from '../settings.ts';
import { openHttpServerOfAllBrands } from '../shop-server.ts';

const root = join(import.meta.dirname, '../../..');
const LINK_SECRET = 'the secret of links';
const OPERATOR_TOKEN = 'token of the operator';
const HOUR = 3_600_000;

/** Start of the first shop of this worker, in epoch milliseconds. Later ones use its seed, because seeding takes longest. */
let firstStart: number | undefined;

/** The time as of which the sandbox is seeded, for a shop that starts at `start`; both in epoch milliseconds. */
function chooseSeedTime(start: number): number {
  firstStart ??= start;
  return start >= firstStart && start < firstStart + HOUR ? firstStart : start;
}

/** The shop's HTTP server over this project's documents, and a sandbox whose responses can be altered. */
export interface TestShopWithSandbox {
  readonly sandbox: TestSandbox;
  readonly api: FaultyApiProxy;
  readonly port: number;
  /** 0 without `operations`. */
  readonly operatorsPort: number;
  /** Folder of the documents; a copy with `edit`. */
  readonly project: string;
  /** An anonymous GET request to a brand. */
  get(brand: Brand, path: string): Promise<RawHttpResponse>;
  /** A visitor without a browser; signed in as a demonstration customer where one is named, such as `ada`. */
  visitor(customer?: string): Promise<BrowserlessVisitor>;
  /** The answer of `/_status`. */
  status(): Promise<ReturnType<typeof JSON.parse>>;
  /** The answer of `/_status` as an observation. */
  getStatusResponse(): Promise<RawHttpResponse>;
  /** The signed path of a preview. */
  previewPath(path: string): string;
  /** Lets time pass for the shop and the sandbox, in milliseconds. */
  pass(time: number): void;
  close(): Promise<void>;
}

interface ApiShopOptions {
  readonly caching?: { readonly pageBytes: number; readonly dataFor: number };
  readonly timeRuns?: boolean;
  /** Time of the shop at its start, in epoch milliseconds; now by default. */
  readonly start?: number;
  /** Receives log lines of warnings and errors, or from another level on. */
  readonly log?: (line: string) => void;
  readonly logLevel?: ServerSettings['logLevel'];
  /** Source of the documents; files by default. */
  readonly cms?: ServerSettings['cms'];
  readonly trustedProxies?: string;
  readonly actionLimits?: ServerSettings['actionLimits'];
  /** Opens the operators' port. */
  readonly operations?: ServerSettings['operations'];
  /** Changes documents of a copy of the project before the shop reads them. */
  readonly edit?: (project: string) => void;
}

/**
 * Pages and block data are not cached unless `caching` enables it: each request calls the API. Only
 * `pass` advances the clock, unless `timeRuns` is set.
 */
export async function openTestShopWithSandbox({
  caching = { pageBytes: 0, dataFor: 0 },
  timeRuns = false,
  start = Date.now(),
  log,
  logLevel = 'warn',
  cms = { kind: 'files' },
  operations,
  trustedProxies = '',
  actionLimits,
  edit,
}: ApiShopOptions = {}): Promise<TestShopWithSandbox> {
  let passed = 0;
  const clock = {
    get now() {
      return passed + (timeRuns ? Date.now() : start);
    },
  };
  const now = clock.now;
  const sandbox = await TestSandbox.open(new Date(now).toISOString(), undefined, chooseSeedTime(now));
  // Signatures contain the time of the shop, which the sandbox compares with its own.
  Object.assign(sandbox.shop, { wallClock: () => clock.now });
  const api = await FaultyApiProxy.start(sandbox.url, await readContractCalls(root));
  const folder = mkdtempSync(join(tmpdir(), 'api-shop-'));
  const project = edit ? join(folder, 'project') : root;
  if (edit) {
    for (const documents of ['site-configs', 'cms-seed'])
      cpSync(join(root, documents), join(project, documents), { recursive: true });
    edit(project);
  }
  const clientDir = join(folder, 'client');
  mkdirSync(join(clientDir, '.vite'), { recursive: true });
  mkdirSync(join(clientDir, '_assets'));
  // Pages reference scripts, which these tests do not run.
  for (const [manifest, script] of [
    ['manifest', 'entry'],
    ['web-vitals', 'web-vitals'],
  ])
    writeFileSync(
      join(clientDir, `.vite/${manifest}.json`),
      JSON.stringify({ [`app/browser/${script}.ts`]: { file: `${script}.js` } }),
    );
  const shop = await openHttpServerOfAllBrands(
    {
      project,
      clientDir,
      cutFonts: join(folder, 'fonts'),
      dataDir: folder,
      development: false,
      cms,
      apiOrigin: api.url,
      accounts: readFileSync(join(root, 'sandbox/seed/brands.json'), 'utf8'),
      trustedProxies,
      operatorToken: OPERATOR_TOKEN,
      linkSecret: LINK_SECRET,
      sessionSecret: 'a secret that seals sessions',
      webhookSecret: 'secret of the webhook',
      caching: { ...DEFAULT_CACHING, ...caching },
      ...(operations && { operations }),
      ...(actionLimits && { actionLimits }),
      logLevel: log ? logLevel : 'silent',
    },
    () => clock.now,
    { write: (line: string) => log?.(line) },
  );
  shop.server.listen(0, '127.0.0.1');
  await once(shop.server, 'listening');
  const address = shop.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  shop.operators?.listen(0, '127.0.0.1');
  if (shop.operators) await once(shop.operators, 'listening');
  const operatorsAddress = shop.operators?.address() ?? null;
  const visitors: BrowserlessVisitor[] = [];
  const getStatusResponse = () =>
    sendGetRequestToLocalPort(port, '/_status', {
      host: `harbour.localhost:${port}`,
      authorization: `Bearer ${OPERATOR_TOKEN}`,
    });
  return {
    sandbox,
    api,
    port,
    operatorsPort: operatorsAddress !== null && typeof operatorsAddress === 'object' ? operatorsAddress.port : 0,
    project,
    get: (brand, path) => sendGetRequestToLocalPort(port, path, { host: `${brand}.localhost:${port}` }),
    async visitor(customer) {
      const caller = new BrowserlessVisitor(port);
      visitors.push(caller);
      if (customer !== undefined) await caller.signIn(`${customer}@harbour.example`);
      return caller;
    },
    status: async () => JSON.parse((await getStatusResponse()).body),
    getStatusResponse,
    previewPath: (path) => signLink(path, clock.now + HOUR, LINK_SECRET),
    pass(time) {
      passed += time;
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
