import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { NO_ACTION_LIMITS } from '#engine/api/limited-actions.ts';
import { LISTEN_BACKLOG } from '#engine/server/connection-limits.ts';

type ServerSettings = import('#app/server/main.ts').ServerSettings;

interface ShopToServe extends Pick<ServerSettings, 'project' | 'dataDir' | 'apiOrigin' | 'operations'> {
  readonly port: number;
  readonly caching?: ServerSettings['caching'];
}

/** The measured shop, or several in one process: `node bench/shop/server.ts` with its settings in the variable `BENCH`. */
const shops: readonly ShopToServe[] = [JSON.parse(process.env['BENCH'] ?? '[]')].flat();
const server: typeof import('#app/server/main.ts') = await import(
  new URL('../../dist/server/main.js', import.meta.url).href
);
for (const { port, project, dataDir, apiOrigin, caching, operations } of shops) {
  const shop = await server.openHttpServerOfAllBrands({
    project,
    clientDir: new URL('../../dist/client', import.meta.url).pathname,
    cutFonts: new URL('../../dist/fonts', import.meta.url).pathname,
    dataDir,
    development: false,
    cms: { kind: 'files' },
    apiOrigin,
    accounts: readFileSync(new URL('../../sandbox/seed/brands.json', import.meta.url), 'utf8'),
    trustedProxies: '',
    operatorToken: 'bench',
    linkSecret: 'bench',
    sessionSecret: 'the secret of the bench',
    webhookSecret: 'bench',
    caching: caching ?? server.DEFAULT_CACHING,
    ...(operations && { operations }),
    logLevel: 'error',
    // One client sends all requests, far above the limits.
    callLimits: { perAddress: 0, perCustomer: 0 },
    actionLimits: { perAddress: NO_ACTION_LIMITS, perCustomer: NO_ACTION_LIMITS },
  });
  shop.server.listen({ port, backlog: LISTEN_BACKLOG });
  await once(shop.server, 'listening');
}
process.send?.({ ready: true });
