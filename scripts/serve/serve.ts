import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Settings, Shop } from '#app/server/main.ts';
import { buildDir } from '../build/builds.ts';
import { startChildSandbox } from './child-sandbox.ts';
import { readSecrets } from './secrets.ts';

export interface ServeOptions {
  /** The engine listens here and the sandbox API on the next port. */
  readonly port: number;
  readonly dataDir: string;
  /** The folder that holds `site-configs` and `cms-seed`; this checkout when left out. */
  readonly project?: string;
  readonly development?: boolean;
  readonly cms?: Settings['cms'];
  /** Lets tests move the time of the sandbox. */
  readonly testClock?: boolean;
  readonly caching?: Settings['caching'];
  readonly logLevel?: Settings['logLevel'];
}

export interface Serving {
  readonly shop: Shop;
  readonly port: number;
  readonly apiUrl: string;
  readonly operatorToken: string;
  /** A link, good for a day, to a page that is closed outside development. */
  signedLink(path: string): string;
  close(): Promise<void>;
}

const DAY = 86_400_000;
const root = new URL('../..', import.meta.url).pathname;

/** Starts the shops with their sandbox API. Resolves when they answer. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { port, dataDir, project = root, development = false, cms = { kind: 'files' }, testClock = false } = options;
  const secrets = readSecrets(dataDir, process.env);
  const apiUrl = process.env['VITRINE_API_URL'];
  const sandbox = apiUrl ? null : await startChildSandbox(root, port + 1, join(dataDir, 'sandbox'), testClock);
  const build = join(root, buildDir(development ? 'development' : 'production'));
  const server: typeof import('#app/server/main.ts') = await import(pathToFileURL(join(build, 'server/main.js')).href);
  const apiOrigin = apiUrl ?? sandbox?.url ?? '';
  const shop = await server.openShop({
    project,
    clientDir: join(build, 'client'),
    dataDir,
    development,
    cms,
    apiOrigin,
    accounts: process.env['VITRINE_API_ACCOUNTS'] ?? readFileSync(join(root, 'sandbox/seed/brands.json'), 'utf8'),
    trustedProxies: process.env['VITRINE_TRUSTED_PROXIES'] ?? '',
    ...secrets,
    caching: options.caching ?? server.DEFAULT_CACHING,
    logLevel: options.logLevel ?? 'info',
  });
  shop.server.listen(port);
  await once(shop.server, 'listening');
  return {
    shop,
    port,
    apiUrl: apiOrigin,
    operatorToken: secrets.operatorToken,
    signedLink: (path) => server.signLink(path, Date.now() + DAY, secrets.linkSecret),
    close: async () => {
      await shop.close();
      await sandbox?.close();
    },
  };
}
