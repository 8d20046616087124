import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createCustomerDataStandInApp } from './account/customer-data/customer-data-app.ts';
import { createConnectIdStandInApp } from './account/verification/connect-id-app.ts';
import { createAllSandboxRoutes } from './calls/all-routes.ts';
import type { Clock } from './clock.ts';
import { createErrorServiceStandInApp } from './errors/errors-app.ts';
import { createFailedJobsApp } from './failed-jobs/failed-jobs-app.ts';
import { createFutureShopPreviews } from './future-previews.ts';
import { createSandboxCallsApp } from './http/sandbox-app.ts';
import { createServerStopper } from './http/stop-server.ts';
import { createMovableClock, createTestClockApp } from './http/test-clock.ts';
import type { WriteLogEntry } from './log.ts';
import { logSandboxToConsole, openSandboxShop } from './open-shop.ts';
import { createMailOutboxApp, type ShopOriginPattern } from './outbox/outbox-app.ts';
import { createPartnerStandInApp } from './partner/partner-stand-in-app.ts';
import { createLatestRequestDetailsApp } from './request-details/request-details-app.ts';
import type { SandboxBrand, SandboxShop } from './shop.ts';
import { createSignInProviderStandInApp } from './sign-in/provider-app.ts';
import { createPaymentStandInApp } from './wallet/gateways/pay-app.ts';

export interface SandboxSettings {
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder of the database; it is made when missing. */
  readonly dataDir: string;
  /** Starts from an empty database. */
  readonly reset?: boolean;
  /** Clock of the shop. Default: the machine's. */
  readonly clock?: Clock;
  /** Whether to serve `/_test/clock`, by which tests move the shop's clock. */
  readonly testClock?: boolean;
  /** Whether requests that violate the contract fail, for tests. */
  readonly strict?: boolean;
  readonly host?: string;
  /** Base URL of mail links, with `{site}` for the brand's key; null for paths only. */
  readonly shopOrigin?: ShopOriginPattern;
  readonly log?: WriteLogEntry;
  /** Brands besides those of the demonstration. */
  readonly furtherBrands?: readonly SandboxBrand[];
  /** Milliseconds for open calls to finish on close. Default: 30 seconds. */
  readonly shutdownTimeoutMs?: number;
}

export interface RunningSandbox {
  /** The origin, without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /** The shop, for callers in the same process. */
  readonly shop: SandboxShop;
  /** Stops taking calls, ends those under way, and closes the database. */
  close(): Promise<void>;
}

const DEFAULT_SHUTDOWN_TIMEOUT_MS = 30_000;

/** Starts the sandbox of the commerce API. Rejects when the port is taken. */
export async function startSandbox(settings: SandboxSettings): Promise<RunningSandbox> {
  const { port, dataDir, reset = false, clock = Date.now, testClock = false, host = '127.0.0.1' } = settings;
  const { furtherBrands = [] } = settings;
  const log = settings.log ?? logSandboxToConsole;
  const movable = createMovableClock(clock);
  const shop = openSandboxShop({ dataDir, reset, clock: movable.now, wallClock: Date.now, log, furtherBrands });
  const app = createSandboxCallsApp(shop, createAllSandboxRoutes(shop), log, { strict: settings.strict ?? false });
  app.route('/', createFailedJobsApp(shop));
  app.route('/', createMailOutboxApp(shop, settings.shopOrigin ?? null));
  app.route('/', createSignInProviderStandInApp(shop));
  app.route('/', createConnectIdStandInApp(shop));
  app.route('/', createPaymentStandInApp(shop));
  app.route('/', createPartnerStandInApp(shop, settings.shopOrigin ?? null));
  app.route('/', createCustomerDataStandInApp());
  app.route('/', createErrorServiceStandInApp());
  app.route('/', createLatestRequestDetailsApp(shop));
  if (testClock) app.route('/', createTestClockApp(movable));
  const foreseen = createFutureShopPreviews({
    shop,
    open: (folder, at) => {
      const later = openSandboxShop({
        dataDir: folder,
        reset: false,
        clock: () => at,
        wallClock: Date.now,
        log,
        furtherBrands,
      });
      return {
        shop: later,
        app: createSandboxCallsApp(later, createAllSandboxRoutes(later), log, { strict: settings.strict ?? false }),
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
      await stop(settings.shutdownTimeoutMs ?? DEFAULT_SHUTDOWN_TIMEOUT_MS);
      foreseen.close();
      shop.db.close();
    },
  };
}

function portOf(address: AddressInfo | string | null, fallback: number): number {
  return typeof address === 'object' && address !== null ? address.port : fallback;
}
