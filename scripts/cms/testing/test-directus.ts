import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDirectusExtension } from '../build-extension.ts';
import type { DirectusEnvironment } from '../directus-process.ts';
import { installDirectusPackages } from '../install-directus.ts';
import {
  computeDirectusDataVersion,
  prepareDirectusData,
  type SetUpAndStartDirectusOptions,
  type StartedDirectus,
  setUpAndStartDirectus,
} from '../start-directus.ts';

export interface TestDirectus extends StartedDirectus {
  /** Sends an API request as administrator. */
  call(method: string, path: string, body?: unknown): Promise<DirectusAnswer>;
  /** Restarts on the same data. */
  restart(): Promise<TestDirectus>;
  /** Starts on the same data after the process was killed. */
  startAgain(): Promise<TestDirectus>;
}

export interface DirectusAnswer {
  readonly status: number;
  /** Message of the first error, or null. */
  readonly message: string | null;
  /** Faults that the Data Studio form would list. */
  readonly faults: readonly string[];
  readonly data: unknown;
}

/**
 * Starts Directus with an empty database for a test file; with the extension if its environment is given. `prepare` may
 * change the built extension before the start.
 */
export async function startTestDirectus(
  extensionEnv?: DirectusEnvironment,
  prepare: (extensionDir: string) => Promise<void> = async () => {},
): Promise<TestDirectus> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-directus-'));
  await copyEmptyDirectusData(dataDir);
  const extensionsDir = join(dataDir, 'extensions');
  if (extensionEnv) await prepare((await buildDirectusExtension(extensionsDir)).dir);
  const options = { port: await findFreePort(), dataDir, ...(extensionEnv ? { extensionsDir, extensionEnv } : {}) };
  return started(options).catch(async (error: unknown) => {
    await rm(dataDir, { recursive: true });
    throw error;
  });
}

/** Fills a data folder with an empty database, which takes a second in place of half a minute. */
export async function copyEmptyDirectusData(dataDir: string): Promise<void> {
  await cp(await prepareEmptyDirectusData(), dataDir, { recursive: true });
}

/** Returns a data folder with an empty database, which is created once for each content model and copied by each test file. */
async function prepareEmptyDirectusData(): Promise<string> {
  const { dir } = await installDirectusPackages();
  const emptyDir = join(tmpdir(), `vitrine-empty-directus-${(await computeDirectusDataVersion(dir)).slice(0, 16)}`);
  if (existsSync(emptyDir)) return emptyDir;
  const building = await mkdtemp(`${emptyDir}-`);
  await prepareDirectusData({ port: await findFreePort(), dataDir: building });
  // Another test file may have created the folder at the same time.
  await rename(building, emptyDir).catch((error: unknown) => {
    if (!existsSync(emptyDir)) throw error;
    return rm(building, { recursive: true });
  });
  return emptyDir;
}

async function started(options: SetUpAndStartDirectusOptions): Promise<TestDirectus> {
  const directus = await setUpAndStartDirectus(options);
  return {
    ...directus,
    call: (method, path, body) => call(directus, method, path, body),
    restart: async () => {
      await directus.close();
      return started(options);
    },
    startAgain: () => started(options),
    close: async () => {
      await directus.close();
      await rm(options.dataDir, { recursive: true });
    },
  };
}

async function call(directus: StartedDirectus, method: string, path: string, body: unknown): Promise<DirectusAnswer> {
  const response = await fetch(directus.url + path, {
    method,
    headers: { authorization: `Bearer ${directus.adminToken}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, ...parseDirectusAnswer(text) };
}

/** Parses an API response. */
export function parseDirectusAnswer(text: string): Omit<DirectusAnswer, 'status'> {
  const { data = null, errors = [] } = text === '' ? {} : JSON.parse(text);
  const faults = [errors].flat().flatMap((error) => error?.extensions?.validation_message ?? []);
  return { message: errors[0]?.message ?? null, faults, data };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
