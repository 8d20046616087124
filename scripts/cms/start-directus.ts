import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STUDIO_APP } from './build-extension.ts';
import { createDirectusEnvironment, DIRECTUS_ADMIN_EMAIL } from './directus-environment.ts';
import { type DirectusEnvironment, runDirectusCommand, startDirectusServer } from './directus-process.ts';
import { loadOrCreateDirectusSecrets } from './directus-secrets.ts';
import { enableStudioModule } from './enable-studio-module.ts';
import { ensureDirectusReadOnlyUser } from './ensure-reader.ts';
import { installDirectusPackages } from './install-directus.ts';

export interface SetUpAndStartDirectusOptions {
  readonly port: number;
  /** Folder of database, uploads and secrets; created if missing. */
  readonly dataDir: string;
  /** Folder with extensions as subfolders, including ours. */
  readonly extensionsDir?: string;
  readonly extensionEnv?: DirectusEnvironment;
  /** Database and other services; SQLite by default. */
  readonly services?: DirectusEnvironment;
  /** Password for a new `dataDir`; random by default. */
  readonly adminPassword?: string;
  readonly log?: (line: string) => void;
}

export interface StartedDirectus {
  readonly url: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
  /** Administrator token for push, pull and tests. Never given to the engine. */
  readonly adminToken: string;
  /** The engine's token, which may only read documents, their drafts and pictures. */
  readonly readToken: string;
  readonly databaseFile: string;
  close(): Promise<void>;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
}

const model = join(import.meta.dirname, '../../cms-seed/model/snapshot.json');

/** Starts Directus on SQLite with the project's content model, after installing it if missing. */
export async function setUpAndStartDirectus(options: SetUpAndStartDirectusOptions): Promise<StartedDirectus> {
  const { port, dataDir } = options;
  const { install, env, secrets } = await prepareDirectusData(options);
  const running = await startDirectusServer(install, { cwd: dataDir, env });
  const url = `http://127.0.0.1:${port}`;
  try {
    await ensureDirectusReadOnlyUser({ url, adminToken: secrets.adminToken, readToken: secrets.readToken });
    if (options.extensionsDir) await ensureGuarded(url, secrets.adminToken);
    if (options.extensionEnv?.['VITRINE_STUDIO_ORIGIN']) await enableStudioModule({ url, token: secrets.adminToken });
  } catch (error) {
    await running.close();
    throw error;
  }
  const { adminPassword, adminToken, readToken } = secrets;
  return {
    url,
    adminEmail: DIRECTUS_ADMIN_EMAIL,
    adminPassword,
    adminToken,
    readToken,
    databaseFile: String(env['DB_FILENAME']),
    close: running.close,
    kill: running.kill,
  };
}

/** Installs Directus and creates its database with the content model, where they are missing or outdated. */
export async function prepareDirectusData(options: SetUpAndStartDirectusOptions) {
  const { port, dataDir, log = () => {} } = options;
  const install = await installDirectusPackages();
  const extensionsDir = options.extensionsDir ?? join(dataDir, 'extensions');
  await mkdir(join(dataDir, 'uploads'), { recursive: true });
  await mkdir(extensionsDir, { recursive: true });
  const secrets = await loadOrCreateDirectusSecrets(dataDir, options.adminPassword);
  const env = createDirectusEnvironment(
    {
      port,
      dataDir,
      installDir: install.dir,
      extensionsDir,
      extensionEnv: options.extensionEnv ?? {},
      ...(options.services && { services: options.services }),
    },
    secrets,
  );
  const marker = join(dataDir, 'prepared');
  const version = await computeDirectusDataVersion(install.dir);
  if (!existsSync(marker) || (await readFile(marker, 'utf8')) !== version) {
    log('  Preparing the CMS database …');
    await runDirectusCommand(install, ['bootstrap'], { cwd: dataDir, env });
    log('  Applying the content model …');
    await runDirectusCommand(install, ['schema', 'apply', '--yes', model], { cwd: dataDir, env });
    await writeFile(marker, version);
  }
  return { install, env, secrets };
}

/** Hash of the installation and the content model that a database is created with. */
export async function computeDirectusDataVersion(installDir: string): Promise<string> {
  return createHash('sha256')
    .update(installDir)
    .update(await readFile(model))
    .digest('hex');
}

/** Directus also starts when it could not load the extension, and would then publish invalid documents. */
async function ensureGuarded(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ site: '', name: '', document: {} });
  const { status } = await fetch(`${url}/items/sites`, { method: 'POST', headers, body });
  if (status !== 422) throw new Error(`Directus runs without the check of documents: it answered ${status}, not 422.`);
  const published = await fetch(`${url}/vitrine/publish`, { method: 'POST', headers, body: '{}' });
  if (published.status !== 400)
    throw new Error(`Directus runs without our publish endpoint: it answered ${published.status}, not 400.`);
  // The Data Studio loads this file, which Directus builds from the app parts of all extensions.
  const app = await fetch(`${url}/extensions/sources/index.js`, { headers });
  if (!app.ok || !(await app.text()).includes(STUDIO_APP))
    throw new Error('Directus runs without the studio in its app: it could not load app.js of our extension.');
}
