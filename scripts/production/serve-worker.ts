import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { ServerSettings } from '#app/server/main.ts';
import { LISTEN_BACKLOG } from '#engine/server/connection-limits.ts';
import { createServerSettings } from '../serve/server-settings.ts';
import type { SettingValues } from '../settings/all-settings.ts';
import { resolveShopSecretsFromSettings } from '../settings/secrets.ts';
import { type EngineFiles, importServer } from './engine-files.ts';

export interface RunningWorker {
  readonly sites: readonly string[];
  close(): Promise<void>;
}

/** Opens the shops in this process. Resolves when it listens. */
export async function serveInWorker(
  engine: Pick<EngineFiles, 'folder'>,
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
    noticesOfPeers: createNoticesAmongWorkers(),
    logLevel: 'warn',
    shutdown: { delay: settings.VITRINE_SHUTDOWN_DELAY },
  });
  shop.server.listen({ port: settings.PORT, backlog: LISTEN_BACKLOG });
  await once(shop.server, 'listening');
  return { sites: shop.sites().map(({ key }) => key), close: shop.close };
}

const CMS_NOTICE = 'cms-notice';

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
