import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSandboxShop } from './open-shop.ts';

/**
 * Replaces the contents of a folder by the seeded shop. Returns a message about what it did.
 *
 * @throws when a sandbox runs on the folder: it would go on with files that are gone.
 */
export function resetSandboxShop(dataDir: string, clock = Date.now): string {
  const file = join(dataDir, 'sandbox.sqlite');
  const before = existsSync(file) ? lastCount(file) : 'There was no shop yet';
  const shop = openSandboxShop({ dataDir, reset: true, clock, wallClock: Date.now });
  const after = Number(shop.db.prepare('SELECT count(*) AS n FROM customers').get()?.['n']);
  shop.db.close();
  return `${before}; the seeded one, with ${after} customers, is in ${resolve(dataDir)}.`;
}

/** Describes the lost data, also of an unreadable database. Checks that no other process has it open. */
function lastCount(file: string): string {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
    return `The shop with its ${Number(db.prepare('SELECT count(*) AS n FROM customers').get()?.['n'])} customers is gone`;
  } catch (error) {
    if (error instanceof Error && error.message.includes('locked')) {
      throw new Error(`a sandbox runs on ${file}: stop it first`, { cause: error });
    }
    return 'The shop that was there is gone';
  } finally {
    db.close();
  }
}
