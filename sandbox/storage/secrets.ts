import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** A secret of this shop, created on first use and stored in its database. */
export function loadOrCreateSecretInDatabase(db: DatabaseSync, name: string): Uint8Array {
  db.prepare('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING').run(
    name,
    randomBytes(32),
  );
  const value = db.prepare('SELECT value FROM secrets WHERE name = ?').get(name)?.['value'];
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`the secret ${name} is no blob`);
}
