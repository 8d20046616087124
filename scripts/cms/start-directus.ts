import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDirectusEnvironment, DIRECTUS_ADMIN_EMAIL } from './directus-environment.ts';
import { type DirectusEnvironment, runDirectusCommand, startDirectusServer } from './directus-process.ts';
import { loadOrCreateDirectusSecrets } from './directus-secrets.ts';
import { ensureDirectusReader } from './ensure-reader.ts';
import { installDirectus } from './install-directus.ts';

export interface StartDirectusOptions {
  readonly port: number;
  /** Database, uploads and secrets; made when it is not there. */
  readonly dataDir: string;
  /** Folder whose subfolders are extensions, with ours among them. */
  readonly extensionsDir?: string;
  readonly extensionEnv?: DirectusEnvironment;
  /** Used when `dataDir` is new; random when left out. */
  readonly adminPassword?: string;
  readonly log?: (line: string) => void;
}

export interface StartedDirectus {
  readonly url: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
  /** May do everything: for push, pull and tests. Never given to the engine. */
  readonly adminToken: string;
  /** May read documents, their drafts and pictures: the engine's. */
  readonly readToken: string;
  close(): Promise<void>;
}

const model = join(import.meta.dirname, '../../cms-seed/model/snapshot.json');

/** Starts a Directus on SQLite with the content model of the project, installing it first where it is missing. */
export async function startDirectus(options: StartDirectusOptions): Promise<StartedDirectus> {
  const { port, dataDir, log = () => {} } = options;
  const install = await installDirectus();
  const extensionsDir = options.extensionsDir ?? join(dataDir, 'extensions');
  await mkdir(join(dataDir, 'uploads'), { recursive: true });
  await mkdir(extensionsDir, { recursive: true });
  const secrets = await loadOrCreateDirectusSecrets(dataDir, options.adminPassword);
  const env = createDirectusEnvironment(
    { port, dataDir, installDir: install.dir, extensionsDir, extensionEnv: options.extensionEnv ?? {} },
    secrets,
  );
  await prepareDatabase();
  const running = await startDirectusServer(install, { cwd: dataDir, env });
  const url = `http://127.0.0.1:${port}`;
  try {
    await ensureDirectusReader({ url, adminToken: secrets.adminToken, readToken: secrets.readToken });
    if (options.extensionsDir) await ensureGuarded(url, secrets.adminToken);
  } catch (error) {
    await running.close();
    throw error;
  }
  const { adminPassword, adminToken, readToken } = secrets;
  return { url, adminEmail: DIRECTUS_ADMIN_EMAIL, adminPassword, adminToken, readToken, close: running.close };

  async function prepareDatabase(): Promise<void> {
    const marker = join(dataDir, 'prepared');
    const version = createHash('sha256')
      .update(install.dir)
      .update(await readFile(model))
      .digest('hex');
    if (existsSync(marker) && (await readFile(marker, 'utf8')) === version) return;
    log('  Preparing the CMS database …');
    await runDirectusCommand(install, ['bootstrap'], { cwd: dataDir, env });
    log('  Applying the content model …');
    await runDirectusCommand(install, ['schema', 'apply', '--yes', model], { cwd: dataDir, env });
    await writeFile(marker, version);
  }
}

/** A Directus that could not load an extension starts all the same, and would publish anything. */
async function ensureGuarded(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ site: '', name: '', document: {} });
  const { status } = await fetch(`${url}/items/sites`, { method: 'POST', headers, body });
  if (status !== 422) throw new Error(`Directus runs without the check of documents: it answered ${status}, not 422.`);
}
