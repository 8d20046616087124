import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { HttpServerOfAllBrands, ServerSettings } from '#app/server/main.ts';
import { LISTEN_BACKLOG } from '#engine/server/connection-limits.ts';
import type { RunningStudio, StudioOptions } from '../../studio/server/start-studio.ts';
import { getStudioOrigin } from '../../studio/server/studio-origin.ts';
import { getBuildFolder } from '../build/build-folder.ts';
import type { SettingValues } from '../settings/all-settings.ts';
import { readSettings, SettingsError } from '../settings/read-settings.ts';
import { resolveShopSecretsFromSettings, type ShopSecrets } from '../settings/secrets.ts';
import { type SandboxChildProcess, startSandboxChildProcess } from './child-sandbox.ts';
import { assertPortFree } from './free-port.ts';
import { getOperatorsPort, listenForOperators, operationsOf, readRelease } from './operators-port.ts';
import { createServerSettings } from './server-settings.ts';
import { ExplainedShopStartError } from './start-error.ts';

export interface StartShopsOptions {
  /** Settings, if they have been read already. */
  readonly settings?: SettingValues;
  /** Port of the engine; the sandbox API uses the next one. */
  readonly port: number;
  readonly dataDir: string;
  /** The folder with `site-configs` and `cms-seed`; this checkout by default. */
  readonly project?: string;
  readonly development?: boolean;
  /** Whether the studio is started, on the fourth port after that of the shops. It edits documents in files or in the CMS. */
  readonly studio?: boolean;
  /** Shared with the CMS, in place of that of the environment. */
  readonly studioTicketSecret?: string;
  /** Origin at which a proxy shows the studio inside the CMS, in place of that of the environment. */
  readonly studioOrigin?: string;
  /** Signs the notices of the CMS, in place of that of the environment. */
  readonly cmsWebhookSecret?: string;
  readonly cms?: ServerSettings['cms'];
  /** Allows tests to move the clock of the sandbox. */
  readonly testClock?: boolean;
  /** Address of a commerce API to use in place of the sandbox. */
  readonly apiUrl?: string;
  /** Accounts at the commerce API as JSON, in place of those of the environment. */
  readonly accounts?: string;
  readonly apiTimeout?: number;
  /** Comma-separated addresses and ranges of proxies, in place of those of the environment. */
  readonly trustedProxies?: string;
  /** Origin of the partner test page, in place of the sandbox's. */
  readonly partnerOrigin?: string;
  /** Origin of the payment gateway and bank pages, in place of the sandbox's. */
  readonly payOrigin?: string;
  /** The customer-data service, in place of the sandbox's. */
  readonly customerData?: ServerSettings['customerData'];
  readonly caching?: ServerSettings['caching'];
  /** Limits of calls, in place of those of the environment. */
  readonly callLimits?: ServerSettings['callLimits'];
  /** Limits of single actions, in place of those of the environment. */
  readonly actionLimits?: ServerSettings['actionLimits'];
  /** Redis of all nodes, in place of that of the environment. */
  readonly redisUrl?: string;
  /** The edge in front, in place of that of the environment. */
  readonly edge?: ServerSettings['edge'];
  readonly logLevel?: ServerSettings['logLevel'];
  /** Epoch milliseconds of the shops, in place of the machine's clock. */
  readonly clock?: () => number;
}

export interface RunningShops {
  readonly shop: HttpServerOfAllBrands;
  readonly port: number;
  /** 0 without a port for operators. */
  readonly operatorsPort: number;
  readonly apiUrl: string;
  readonly operatorToken: string;
  /** Null without the `studio` option. */
  readonly studio: RunningStudio | null;
  /** A link, valid for a day, to a page that is closed outside development. */
  signedLink(path: string): string;
  close(): Promise<void>;
}

const DAY = 86_400_000;

/** Directus is on the second port after that of the shops; the third is for operators. */
export const STUDIO_PORT_OFFSET = 4;

/** Milliseconds for a graceful shutdown, short because a developer waits for the restart. */
const DEVELOPMENT_PATIENCE = 500;
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts the shops with their sandbox API. Resolves once they answer requests.
 * @throws ExplainedShopStartError for problems that the user can fix, such as a port in use; everything started is stopped.
 */
export async function startShops(options: StartShopsOptions): Promise<RunningShops> {
  const { port, dataDir, development = false, testClock = false } = options;
  const settings = options.settings ?? readSettings(process.env).values;
  const secrets = resolveShopSecretsFromSettings(dataDir, settings);
  const build = join(root, getBuildFolder(development ? 'development' : 'production'));
  if (!existsSync(join(build, 'server/main.js')))
    throw new ExplainedShopStartError('There is no build yet: run "npm run build".');
  const apiUrl = options.apiUrl ?? settings.VITRINE_API_URL;
  await assertPortFree(port);
  if (!apiUrl) await assertPortFree(port + 1);
  const operatorsPort = getOperatorsPort(port, settings);
  if (operatorsPort !== 0) await assertPortFree(operatorsPort);
  if (options.studio) await assertPortFree(port + STUDIO_PORT_OFFSET);
  const sandboxSettings = {
    port: port + 1,
    dataDir: join(dataDir, 'sandbox'),
    testClock,
    shopOrigin: `http://{site}.localhost:${port}`,
  };
  const starting = apiUrl ? null : startSandboxChildProcess(root, sandboxSettings);
  // Loaded while the sandbox starts. An error is thrown below, where the sandbox can be closed.
  const importing = importEngine(build);
  importing.catch(() => {});
  const sandbox = await starting;
  try {
    return await open(options, settings, build, await importing, secrets, apiUrl ?? sandbox?.url ?? '', sandbox);
  } catch (error) {
    await sandbox?.close();
    throw error;
  }
}

type Engine = typeof import('#app/server/main.ts');

function importEngine(build: string): Promise<Engine> {
  return import(pathToFileURL(join(build, 'server/main.js')).href);
}

async function open(
  options: StartShopsOptions,
  settings: SettingValues,
  build: string,
  engine: Engine,
  secrets: ShopSecrets,
  apiUrl: string,
  sandbox: SandboxChildProcess | null,
): Promise<RunningShops> {
  const { port, dataDir, project = root, development = false, cms = { kind: 'files' } } = options;
  const proxiedStudio = options.studioOrigin ?? settings.VITRINE_STUDIO_ORIGIN;
  const serverSettings = {
    project,
    clientDir: join(build, 'client'),
    cutFonts: join(build, 'fonts'),
    dataDir,
    development,
    ...(options.studio && { studioOrigin: proxiedStudio ?? getStudioOrigin(port + STUDIO_PORT_OFFSET) }),
    apiOrigin: apiUrl,
    ...(sandbox && createSandboxAddresses(port, sandbox)),
    ...createServerSettings(settings),
    cms,
    ...createTestOverrides(options),
    accounts:
      options.accounts ?? settings.VITRINE_API_ACCOUNTS ?? readFileSync(join(root, 'sandbox/seed/brands.json'), 'utf8'),
    ...secrets,
    ...(options.cmsWebhookSecret !== undefined && { webhookSecret: options.cmsWebhookSecret }),
    ...(options.callLimits && { callLimits: options.callLimits }),
    ...(options.actionLimits && { actionLimits: options.actionLimits }),
    caching: options.caching ?? { ...engine.DEFAULT_CACHING, pageBytes: settings.VITRINE_PAGE_CACHE_BYTES },
    ...operationsOf(settings, readRelease(root)),
    logLevel: options.logLevel ?? 'info',
    shutdown: { delay: settings.VITRINE_SHUTDOWN_DELAY, ...(development && { patience: DEVELOPMENT_PATIENCE }) },
  };
  const shop = await engine.openHttpServerOfAllBrands(serverSettings, options.clock);
  shop.server.listen({ port, backlog: LISTEN_BACKLOG });
  await once(shop.server, 'listening');
  const operatorsPort = getOperatorsPort(port, settings);
  await listenForOperators(shop, operatorsPort, settings.VITRINE_OPERATORS_HOST);
  const studio = options.studio
    ? await (await import('../../studio/server/start-studio.ts')).startStudio({
        engine: shop.studio,
        port: port + STUDIO_PORT_OFFSET,
        shopPort: port,
        proxiedOrigin: proxiedStudio,
        project,
        dataDir,
        clientDir: join(build, 'studio'),
        secret: secrets.linkSecret,
        previousSecret: secrets.previousLinkSecret,
        ...studioCmsOf(options, settings),
        development,
        clock: Date.now,
        report: console.error,
      })
    : null;
  return {
    shop,
    studio,
    port,
    operatorsPort,
    apiUrl,
    operatorToken: secrets.operatorToken,
    signedLink: (path) => engine.signLink(path, Date.now() + DAY, secrets.linkSecret),
    close: async () => {
      await studio?.close();
      await shop.close();
      await sandbox?.close();
    },
  };
}

/** @throws SettingsError without the secret that the CMS signs tickets with */
function studioCmsOf(
  { cms, studioTicketSecret }: StartShopsOptions,
  { VITRINE_STUDIO_TICKET_SECRET, VITRINE_STUDIO_TICKET_SECRET_PREVIOUS: previousTicketSecret }: SettingValues,
): Pick<StudioOptions, 'cms'> {
  if (cms?.kind !== 'directus') return {};
  const ticketSecret = studioTicketSecret ?? VITRINE_STUDIO_TICKET_SECRET;
  if (ticketSecret === null)
    throw new SettingsError(['VITRINE_STUDIO_TICKET_SECRET is missing: the studio opens in the CMS.']);
  return { cms: { origin: new URL(cms.editors ?? cms.url).origin, ticketSecret, previousTicketSecret } };
}

/** The sandbox's pages of gateways and partners, on hosts of their own, and its replacements of other services. */
function createSandboxAddresses(port: number, { url }: Pick<SandboxChildProcess, 'url'>): Partial<ServerSettings> {
  return {
    payOrigin: `http://pay.localhost:${port + 1}`,
    partnerOrigin: `http://partner.localhost:${port + 1}`,
    customerData: { url: `${url}/_customer-data`, key: 'sandbox' },
    errorDsn: `${url.replace('://', '://sandbox@')}/_errors/shops`,
  };
}

function createTestOverrides({
  payOrigin,
  partnerOrigin,
  customerData,
  apiTimeout,
  trustedProxies,
  redisUrl,
  edge,
}: StartShopsOptions): Partial<ServerSettings> {
  return {
    ...(edge && { edge }),
    ...(redisUrl !== undefined && { redisUrl }),
    ...(payOrigin !== undefined && { payOrigin }),
    ...(partnerOrigin !== undefined && { partnerOrigin }),
    ...(customerData && { customerData }),
    ...(apiTimeout !== undefined && { apiTimeout }),
    ...(trustedProxies !== undefined && { trustedProxies }),
  };
}
