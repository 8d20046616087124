import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { NO_ACTION_LIMITS } from '#engine/api/limited-actions.ts';
import { copySeededTestShop } from '../../sandbox/testing/seeded-shop.ts';
import { TestSandbox } from '../../sandbox/testing/test-sandbox.ts';
import type { StartShopsOptions } from '../../scripts/serve/serve.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { keepRaffleSalesOpen } from './raffle-sales.ts';
import { registerSandboxDatabaseForSnapshots } from './sandbox-snapshots.ts';
import { createTelemetryEnvironment, readTelemetryRecord, recordShopBeforeClose } from './telemetry-record.ts';

/** Addresses of a running shop, serialisable between processes. */
export interface RunningTestShopDetails {
  readonly port: number;
  readonly operatorsPort: number;
  readonly apiUrl: string;
  readonly operatorToken: string;
  /** Path of the block gallery, with its signature. */
  readonly galleryPath: string;
  /** Path of the style page, with its signature. */
  readonly stylePath: string;
  /** Secret for signing links. */
  readonly linkSecret: string;
  /** Signed preview paths of all overlays. */
  readonly previewPaths: readonly string[];
  /** Single-use URL of the studio; null if the shop was started without it. */
  readonly studioLink: string | null;
  /** Folder with the shop's own copy of the documents, which a journey may edit. */
  readonly project: string;
}

export interface RunningTestShop extends RunningTestShopDetails {
  close(): Promise<void>;
  /** Moves the clock of the shops, but not that of their sandbox, forward. */
  advanceClock(milliseconds: number): void;
  /** Ends the process at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, with the same port, documents and data. */
  startAgain(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Cache of resized pictures, shared by all shops. */
const RENDITIONS = join(root, '.vitrine', 'e2e-renditions');

/** Cache of compiled sources, shared by all processes. */
const COMPILED = join(root, '.vitrine', 'compiled');

/** Log file of the shops of all runs. */
export const SHOPS_LOG = join(root, '.vitrine', 'e2e-shops.log');

/** Environment variable with the seeding time of this run's shops, set for workers by the starting process. */
const SEEDED_AT = 'VITRINE_E2E_SEEDED_AT';

/**
 * Starts the built shop and a seeded sandbox on free ports, with a copy of the documents. `prepare` may edit that copy
 * before the start; `environment` adds variables to those of this process.
 */
export async function startTestShop(
  options: Partial<StartShopsOptions> = {},
  prepare: (project: string) => void = () => undefined,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningTestShop> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
  const project = join(folder, 'project');
  for (const documents of ['site-configs', 'cms-seed']) {
    cpSync(join(root, documents), join(project, documents), { recursive: true });
  }
  prepare(project);
  const dataDir = join(folder, 'data');
  if (options.apiUrl === undefined) seed(join(dataDir, 'sandbox'));
  shareRenditions(dataDir);
  const port = await findFirstOfConsecutiveFreePorts(5);
  const telemetry = readTelemetryRecord();
  const variables = { ...createTelemetryEnvironment(telemetry), ...environment };
  const all: StartShopsOptions = {
    port,
    project,
    dataDir,
    testClock: true,
    logLevel: telemetry ? 'info' : 'error',
    // All browsers and scripts of a run have one address.
    actionLimits: { perAddress: NO_ACTION_LIMITS, perCustomer: NO_ACTION_LIMITS },
    ...options,
  };
  let { child, ended, details } = await startProcess(all, variables);
  return {
    ...details,
    project,
    close: async () => {
      const database = options.apiUrl === undefined ? join(dataDir, 'sandbox/sandbox.sqlite') : null;
      if (telemetry) await recordShopBeforeClose(telemetry, details.operatorsPort, database);
      if (child.connected) child.disconnect();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    advanceClock: (milliseconds) => void child.send(milliseconds),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    startAgain: async () => {
      ({ child, ended, details } = await startProcess(all, variables));
    },
  };
}

interface ShopProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  readonly details: Omit<RunningTestShopDetails, 'project'>;
}

/** Resolves once the shop answers. */
async function startProcess(
  options: StartShopsOptions,
  environment: Readonly<Record<string, string>>,
): Promise<ShopProcess> {
  mkdirSync(join(root, '.vitrine'), { recursive: true });
  const log = openSync(SHOPS_LOG, 'a');
  const child = fork(join(root, 'e2e/harness/shop-main.ts'), [JSON.stringify(options)], {
    cwd: root,
    env: { ...process.env, ...environment, NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILED },
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  closeSync(log);
  const ended = once(child, 'exit');
  const ready = once(child, 'message');
  const [details] = await Promise.race([
    ready,
    ended.then(([code]) => Promise.reject(new Error(`the shop ended with ${code} before it answered; is it built?`))),
  ]);
  return { child, ended, details };
}

function seed(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  copySeededTestShop(seededAt(), dataDir);
  const path = join(dataDir, 'sandbox.sqlite');
  const db = new DatabaseSync(path);
  keepRaffleSalesOpen(db, Date.now());
  db.close();
  registerSandboxDatabaseForSnapshots({ path });
}

function seededAt(): number {
  return Number((process.env[SEEDED_AT] ??= String(Date.now())));
}

/** A sandbox in this process at the current time, with the run's shared seed. */
export async function startSeededTestSandbox(
  now = Date.now(),
  listener?: Parameters<typeof TestSandbox.open>[1],
  furtherBrands?: Parameters<typeof TestSandbox.open>[3],
): Promise<TestSandbox> {
  const sandbox = await TestSandbox.open(
    new Date(now).toISOString(),
    listener,
    Math.min(seededAt(), now),
    furtherBrands,
  );
  keepRaffleSalesOpen(sandbox.shop.db, now);
  const path = sandbox.shop.db.location();
  const rememberTime = () => {
    const time = new Date(sandbox.shop.clock()).toISOString();
    return () => sandbox.moveTo(time);
  };
  if (path !== null) registerSandboxDatabaseForSnapshots({ path, rememberTime });
  return sandbox;
}

function shareRenditions(dataDir: string): void {
  for (const folder of [dataDir, RENDITIONS]) mkdirSync(folder, { recursive: true });
  symlinkSync(RENDITIONS, join(dataDir, 'renditions'));
}
