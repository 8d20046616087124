import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDirectusExtension } from '../cms/build-extension.ts';
import { ensureDirectusReadOnlyUser } from '../cms/ensure-reader.ts';
import { pushToCms } from '../cms/push.ts';
import { prepareDirectusData, type SetUpAndStartDirectusOptions } from '../cms/start-directus.ts';
import { probeHttp } from './probes.ts';
import { type ServiceProcess, startServiceProcess } from './service-process.ts';
import { POSTGRES_DATABASE } from './start-postgres.ts';

export interface DirectusServiceOptions {
  /** Keeps pictures and secrets below it. */
  readonly folder: string;
  /** Root whose documents are pushed to a new CMS. */
  readonly documents: string;
  readonly port: number;
  readonly postgresPort: number;
  readonly redisUrl: string;
  /** Receives the notices of changes. */
  readonly webhook: { readonly url: string; readonly secret: string };
  readonly log: (line: string) => void;
}

export interface DirectusService {
  readonly service: ServiceProcess;
  readonly url: string;
  readonly adminToken: string;
  /** The engine's token. */
  readonly readToken: string;
}

/** Exists in the data folder once the documents are in the CMS. */
const FILLED = 'filled';

/** Starts Directus on Postgres, synchronized by Redis, with our extension and the documents of the root. */
export async function startDirectusService(options: DirectusServiceOptions): Promise<DirectusService> {
  const { port, webhook } = options;
  const dataDir = join(options.folder, 'directus');
  const url = `http://127.0.0.1:${port}`;
  if (!existsSync(join(dataDir, FILLED))) await fillDirectus(options, dataDir, url);
  const extensionsDir = join(dataDir, 'extensions');
  await buildDirectusExtension(extensionsDir);
  const extensionEnv = { VITRINE_CMS_WEBHOOK_URL: webhook.url, VITRINE_CMS_WEBHOOK_SECRET: webhook.secret };
  const { service, secrets } = await startDirectus(options, { dataDir, extensionsDir, extensionEnv });
  return { service, url, adminToken: secrets.adminToken, readToken: secrets.readToken };
}

/** Pushes the documents without our extension, which judges a whole site with each document. */
async function fillDirectus(options: DirectusServiceOptions, dataDir: string, url: string): Promise<void> {
  const extensionsDir = join(dataDir, 'no-extensions');
  const { service, secrets } = await startDirectus(options, { dataDir, extensionsDir, extensionEnv: {} });
  try {
    await ensureDirectusReadOnlyUser({ url, adminToken: secrets.adminToken, readToken: secrets.readToken });
    // What an interrupted start has filled in is no editor's work.
    const choose = () => 'mine' as const;
    await pushToCms({ url, token: secrets.adminToken, root: options.documents, choose, log: options.log });
    writeFileSync(join(dataDir, FILLED), '');
  } finally {
    await service.close();
  }
}

async function startDirectus(
  { port, postgresPort, redisUrl, log }: Omit<DirectusServiceOptions, 'folder' | 'documents' | 'webhook'>,
  places: Pick<SetUpAndStartDirectusOptions, 'dataDir' | 'extensionsDir' | 'extensionEnv'>,
) {
  const services = {
    DB_CLIENT: 'pg',
    DB_HOST: '127.0.0.1',
    DB_PORT: String(postgresPort),
    DB_DATABASE: POSTGRES_DATABASE.database,
    DB_USER: POSTGRES_DATABASE.user,
    REDIS: redisUrl,
    SYNCHRONIZATION_STORE: 'redis',
  };
  const { install, env, secrets } = await prepareDirectusData({ ...places, port, services, log });
  const service = await startServiceProcess({
    name: 'directus',
    port,
    program: install.node,
    args: [install.cli, 'start'],
    cwd: places.dataDir,
    environment: env,
    probe: () => probeHttp(port, '/server/ping'),
    log,
  });
  return { service, secrets };
}
