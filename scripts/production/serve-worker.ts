import { once } from 'node:events';
import type { Server } from 'node:http';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { ServerSettings } from '#app/server/main.ts';
import { LISTEN_BACKLOG } from '#engine/server/connection-limits.ts';
import { operationsOf } from '../serve/operators-port.ts';
import { createServerSettings } from '../serve/server-settings.ts';
import type { SettingValues } from '../settings/all-settings.ts';
import { resolveShopSecretsFromSettings } from '../settings/secrets.ts';
import { type EngineFiles, importServer } from './engine-files.ts';
import { CMS_NOTICE, type OperatorsPortMessage } from './fork-worker.ts';

export interface RunningWorker {
  readonly sites: readonly string[];
  close(): Promise<void>;
}

/** Opens the shops in this process. Resolves when it listens. */
export async function serveInWorker(
  engine: Pick<EngineFiles, 'folder' | 'version'>,
  settings: SettingValues,
  pageCacheBytes: number,
): Promise<RunningWorker> {
  // Saves a start most of the time to compile the bundles. Without write access it does nothing.
  enableCompileCache(join(settings.VITRINE_DATA, 'compile-cache'));
  const server = await importServer(engine);
  const shop = await server.openHttpServerOfAllBrands({
    ...createServerSettings(settings),
    ...resolveShopSecretsFromSettings(settings.VITRINE_DATA, settings),
    // Not read where documents come from the CMS.
    project: settings.VITRINE_DOCUMENTS ?? engine.folder,
    clientDir: `${engine.folder}/client`,
    cutFonts: `${engine.folder}/fonts`,
    dataDir: settings.VITRINE_DATA,
    development: false,
    apiOrigin: settings.VITRINE_API_URL ?? '',
    accounts: settings.VITRINE_API_ACCOUNTS ?? '{}',
    caching: { ...server.DEFAULT_CACHING, pageBytes: pageCacheBytes },
    ...operationsOf(settings, engine.version),
    noticesOfPeers: createNoticesAmongWorkers(),
    logLevel: 'warn',
    shutdown: { delay: settings.VITRINE_SHUTDOWN_DELAY },
  });
  shop.server.listen({ port: settings.PORT, backlog: LISTEN_BACKLOG });
  await once(shop.server, 'listening');
  if (shop.operators) await openOperatorsPortForSupervisor(shop.operators);
  return { sites: shop.sites().map(({ key }) => key), close: shop.close };
}

/** Opens a free port of loopback, which the other workers don't share. */
async function openOperatorsPortForSupervisor(operators: Server): Promise<void> {
  operators.listen({ port: 0, host: '127.0.0.1', exclusive: true });
  await once(operators, 'listening');
  const address = operators.address();
  const message: OperatorsPortMessage = { operatorsPort: typeof address === 'object' ? (address?.port ?? 0) : 0 };
  process.send?.(message);
}

/** Passes notices of the CMS, which reach one worker, on to the others through the supervisor. */
function createNoticesAmongWorkers(): NonNullable<ServerSettings['noticesOfPeers']> {
  return {
    send: () => void process.send?.(CMS_NOTICE),
    subscribe: (receive) => {
      process.on('message', (message) => {
        if (message === CMS_NOTICE) receive();
      });
    },
  };
}
