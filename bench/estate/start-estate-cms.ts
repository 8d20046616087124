import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildDirectusExtension } from '../../scripts/cms/build-extension.ts';
import type { DirectusEnvironment } from '../../scripts/cms/directus-process.ts';
import { type StartedDirectus, setUpAndStartDirectus } from '../../scripts/cms/start-directus.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { POSTGRES_DATABASE, startPostgres } from '../../scripts/topology/start-postgres.ts';
import { fillEstateDatabase } from './fill-estate.ts';

export interface EstateCmsOptions {
  /** Folder of the project. */
  readonly root: string;
  /** An existing folder for the data. Its parent may be entered by other users afterwards. */
  readonly folder: string;
  readonly brands: number;
  /** A free port with another free one after it; chosen when missing. */
  readonly port?: number;
  /** Settings of the extension. */
  readonly extensionEnv?: DirectusEnvironment;
  readonly log: (text: string) => void;
}

export interface EstateCms {
  readonly cms: StartedDirectus;
  /** Number of documents in it. */
  readonly documents: number;
  close(): Promise<void>;
}

/** Starts Directus on Postgres with the extension and the documents of an estate. */
export async function startEstateCms({
  root,
  folder,
  brands,
  port: wanted,
  extensionEnv = {},
  log,
}: EstateCmsOptions): Promise<EstateCms> {
  const port = wanted ?? (await findFirstOfConsecutiveFreePorts(2));
  const dataDir = join(folder, 'directus');
  mkdirSync(dataDir, { recursive: true });
  // Postgres may run as another user, who has to pass the temporary folder.
  chmodSync(dirname(folder), 0o711);
  const postgres = await startPostgres({ folder, port, log: () => {} });
  try {
    const extensionsDir = join(dataDir, 'extensions');
    await buildDirectusExtension(extensionsDir);
    const services = {
      DB_CLIENT: 'pg',
      DB_HOST: '127.0.0.1',
      DB_PORT: String(port),
      DB_DATABASE: POSTGRES_DATABASE.database,
      DB_USER: POSTGRES_DATABASE.user,
    };
    log('starting Directus on Postgres …');
    const cms = await setUpAndStartDirectus({ port: port + 1, dataDir, extensionsDir, extensionEnv, services });
    const close = async () => {
      await cms.close();
      await postgres.close();
    };
    log('filling the database …');
    try {
      const documents = await fillEstateDatabase(root, brands, { port, uploads: join(dataDir, 'uploads') });
      return { cms, documents, close };
    } catch (error) {
      await cms.close();
      throw error;
    }
  } catch (error) {
    await postgres.close();
    throw error;
  }
}
