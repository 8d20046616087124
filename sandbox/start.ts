import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { customerDataApp } from './account/customer-data/customer-data-app.ts';
import { connectIdPages } from './account/verification/connect-id-page.ts';
import { allRoutes } from './calls/all-routes.ts';
import type { Clock } from './clock.ts';
import { errorsApp } from './errors/errors-app.ts';
import { setbackPages } from './failed-jobs/failed-jobs-app.ts';
import { createFuturePreviews } from './future-previews.ts';
import { createApp } from './http/app.ts';
import { stopperOf } from './http/stop-server.ts';
import { movableClock, testClockApp } from './http/test-clock.ts';
import type { Log } from './log.ts';
import { logToConsole, openShop } from './open-shop.ts';
import { outboxPages, type ShopOrigin } from './outbox/outbox-page.ts';
import { partnerStandIn } from './partner/stand-in.ts';
import { requestDetailsApp } from './request-details/request-details-app.ts';
import type { Shop } from './shop.ts';
import { providerPages } from './sign-in/provider-page.ts';
import { payApp } from './wallet/gateways/pay-app.ts';

export interface SandboxSettings {
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder of the database; it is made when missing. */
  readonly dataDir: string;
  /** Starts from an empty database. */
  readonly reset?: boolean;
  /** The time of the shop in epoch milliseconds; the machine's when left out. */
  readonly clock?: Clock;
  /** Serves `/_test/clock`, which lets tests move the time of the shop. */
  readonly testClock?: boolean;
  /** Fails requests that break the contract, so that no test rests on them. */
  readonly strict?: boolean;
  readonly host?: string;
  /** Where the links of mails lead, with `{site}` for the key of the brand; null leaves bare paths. */
  readonly shopOrigin?: ShopOrigin;
  readonly log?: Log;
  /** Milliseconds for calls under way when it closes; 30 seconds when left out. */
  readonly patience?: number;
}

export interface Sandbox {
  /** The origin, without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /** What the calls work with, for those in the same process. */
  readonly shop: Shop;
  /** Stops taking calls, ends those under way, and closes the database. */
  close(): Promise<void>;
}

/** Milliseconds for calls under way to end. */
const PATIENCE = 30_000;

/** Starts the sandbox of the commerce API. Rejects when the port is taken. */
export async function startSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const { port, dataDir, reset = false, clock = Date.now, testClock = false, host = '127.0.0.1' } = settings;
  const log = settings.log ?? logToConsole;
  const movable = movableClock(clock);
  const shop = openShop({ dataDir, reset, clock: movable.now, wallClock: Date.now, log });
  const app = createApp(shop, allRoutes(shop), log, { strict: settings.strict ?? false });
  app.route('/', setbackPages(shop));
  app.route('/', outboxPages(shop, settings.shopOrigin ?? null));
  app.route('/', providerPages(shop));
  app.route('/', connectIdPages(shop));
  app.route('/', payApp(shop));
  app.route('/', partnerStandIn(shop, settings.shopOrigin ?? null));
  app.route('/', customerDataApp());
  app.route('/', errorsApp());
  app.route('/', requestDetailsApp(shop));
  if (testClock) app.route('/', testClockApp(movable));
  const foreseen = createFuturePreviews({
    shop,
    open: (folder, at) => {
      const later = openShop({ dataDir: folder, reset: false, clock: () => at, wallClock: Date.now, log });
      return { shop: later, app: createApp(later, allRoutes(later), log, { strict: settings.strict ?? false }) };
    },
  });
  const fetch = (request: Request) => foreseen.answer(request) ?? app.fetch(request);
  const server = createServer(getRequestListener(fetch));
  const stop = stopperOf(server);
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    shop.db.close();
    throw error;
  }
  const bound = portOf(server.address(), port);
  return {
    url: `http://${host}:${bound}`,
    port: bound,
    shop,
    async close() {
      await stop(settings.patience ?? PATIENCE);
      foreseen.close();
      shop.db.close();
    },
  };
}

function portOf(address: AddressInfo | string | null, fallback: number): number {
  return typeof address === 'object' && address !== null ? address.port : fallback;
}
