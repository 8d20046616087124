import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createCustomerDataApp } from './account/customer-data/customer-data-app.ts';
import { createConnectIdApp } from './account/verification/connect-id-app.ts';
import { createAllRoutes } from './calls/all-routes.ts';
import type { Clock } from './clock.ts';
import { createErrorServiceApp } from './errors/errors-app.ts';
import { createFailedJobsApp } from './failed-jobs/failed-jobs-app.ts';
import { createFuturePreviews } from './future-previews.ts';
import { createSandboxApp } from './http/sandbox-app.ts';
import { createServerStopper } from './http/stop-server.ts';
import { createMovableClock, createTestClockApp } from './http/test-clock.ts';
import type { WriteLogEntry } from './log.ts';
import { logToConsole, openSandboxShop } from './open-shop.ts';
import { createOutboxApp, type ShopOriginPattern } from './outbox/outbox-app.ts';
import { createPartnerStandInApp } from './partner/partner-stand-in-app.ts';
import { createRequestDetailsApp } from './request-details/request-details-app.ts';
import type { SandboxShop } from './shop.ts';
import { createSignInProviderApp } from './sign-in/provider-app.ts';
import { createPayApp } from './wallet/gateways/pay-app.ts';

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
  readonly shopOrigin?: ShopOriginPattern;
  readonly log?: WriteLogEntry;
  /** Milliseconds for calls under way when it closes; 30 seconds when left out. */
  readonly shutdownTimeoutMs?: number;
}

export interface RunningSandbox {
  /** The origin, without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /** What the calls work with, for those in the same process. */
  readonly shop: SandboxShop;
  /** Stops taking calls, ends those under way, and closes the database. */
  close(): Promise<void>;
}

/** Milliseconds for calls under way to end. */
const PATIENCE = 30_000;

/** Starts the sandbox of the commerce API. Rejects when the port is taken. */
export async function startSandbox(settings: SandboxSettings): Promise<RunningSandbox> {
  const { port, dataDir, reset = false, clock = Date.now, testClock = false, host = '127.0.0.1' } = settings;
  const log = settings.log ?? logToConsole;
  const movable = createMovableClock(clock);
  const shop = openSandboxShop({ dataDir, reset, clock: movable.now, wallClock: Date.now, log });
  const app = createSandboxApp(shop, createAllRoutes(shop), log, { strict: settings.strict ?? false });
  app.route('/', createFailedJobsApp(shop));
  app.route('/', createOutboxApp(shop, settings.shopOrigin ?? null));
  app.route('/', createSignInProviderApp(shop));
  app.route('/', createConnectIdApp(shop));
  app.route('/', createPayApp(shop));
  app.route('/', createPartnerStandInApp(shop, settings.shopOrigin ?? null));
  app.route('/', createCustomerDataApp());
  app.route('/', createErrorServiceApp());
  app.route('/', createRequestDetailsApp(shop));
  if (testClock) app.route('/', createTestClockApp(movable));
  const foreseen = createFuturePreviews({
    shop,
    open: (folder, at) => {
      const later = openSandboxShop({ dataDir: folder, reset: false, clock: () => at, wallClock: Date.now, log });
      return {
        shop: later,
        app: createSandboxApp(later, createAllRoutes(later), log, { strict: settings.strict ?? false }),
      };
    },
  });
  const fetch = (request: Request) => foreseen.answer(request) ?? app.fetch(request);
  const server = createServer(getRequestListener(fetch));
  const stop = createServerStopper(server);
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
      await stop(settings.shutdownTimeoutMs ?? PATIENCE);
      foreseen.close();
      shop.db.close();
    },
  };
}

function portOf(address: AddressInfo | string | null, fallback: number): number {
  return typeof address === 'object' && address !== null ? address.port : fallback;
}
