import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Secrets shared by a Directus server and its clients; generated once for each data folder. */
export interface DirectusSecrets {
  readonly key: string;
  readonly secret: string;
  readonly adminPassword: string;
  readonly adminToken: string;
  readonly readToken: string;
}

const names = ['key', 'secret', 'adminPassword', 'adminToken', 'readToken'] as const;

/**
 * Reads the secrets of a data folder or generates them. They survive a restart and are readable by their owner alone.
 */
export async function loadOrCreateDirectusSecrets(dataDir: string, adminPassword?: string): Promise<DirectusSecrets> {
  const file = join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) {
    const storedSecrets = parseDirectusSecrets(text);
    if (!storedSecrets)
      throw new Error(`${file} does not hold the secrets of a Directus; delete ${dataDir} to start afresh.`);
    return storedSecrets;
  }
  const made = {
    key: token(),
    secret: token(),
    adminPassword: adminPassword ?? token(),
    adminToken: token(),
    readToken: token(),
  };
  await writeFile(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return made;
}

function token(): string {
  return randomBytes(24).toString('base64url');
}

/** Parses stored secrets; null if the text is invalid. */
export function parseDirectusSecrets(text: string): DirectusSecrets | null {
  const value: unknown = JSON.parse(text);
  return isSecrets(value) ? value : null;
}

function isSecrets(value: unknown): value is DirectusSecrets {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => name in value && typeof Reflect.get(value, name) === 'string')
  );
}
