import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { readTextColumn } from './rows.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/**
 * Migrations from before databases recorded migration names, each with a table that it creates. Do not add new ones.
 */
const NUMBERED_MIGRATIONS: Readonly<Record<string, string>> = {
  '001-shop.sql': 'draws',
  '002-customers.sql': 'customers',
  '003-identity.sql': 'refresh_tokens',
  '004-customer-details.sql': 'customer_details',
  '005-funds.sql': 'funds',
  '006-orders.sql': 'orders',
  '007-party.sql': 'party_groups',
  '008-membership.sql': 'giveaway_entries',
  '009-recurring.sql': 'recurring_purchases',
};
const FILES = ['sandbox.sqlite', 'sandbox.sqlite-wal', 'sandbox.sqlite-shm'] as const;

/** Opens the database of a data folder and migrates it. `reset` starts with an empty one. */
export function openSandboxDatabase(dataDir: string, { reset = false }: { reset?: boolean } = {}): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  if (reset) for (const file of FILES) rmSync(join(dataDir, file), { force: true });
  const db = new DatabaseSync(join(dataDir, FILES[0]), { enableForeignKeyConstraints: true });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000');
  migrate(db);
  return db;
}

/** Migrations are recorded by name, so one added later with an earlier name is applied too. */
function migrate(db: DatabaseSync): void {
  const applied = appliedMigrations(db);
  for (const name of readdirSync(MIGRATIONS).sort()) {
    if (applied.has(name)) continue;
    joinOrBeginTransaction(db, () => {
      db.exec(readFileSync(join(MIGRATIONS, name), 'utf8'));
      recordMigration(db, name);
    });
  }
}

function appliedMigrations(db: DatabaseSync): ReadonlySet<string> {
  if (!hasTable(db, 'migrations')) joinOrBeginTransaction(db, () => recordNumberedMigrations(db));
  const rows = db.prepare('SELECT name FROM migrations').all();
  return new Set(rows.map((row) => readTextColumn(row, 'name')));
}

/** Looks at tables rather than numbers, because the same number meant different migrations over time. */
function recordNumberedMigrations(db: DatabaseSync): void {
  db.exec('CREATE TABLE migrations (name TEXT PRIMARY KEY) STRICT');
  for (const [name, table] of Object.entries(NUMBERED_MIGRATIONS)) {
    if (hasTable(db, table)) recordMigration(db, name);
  }
}

function hasTable(db: DatabaseSync, name: string): boolean {
  return db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined;
}

function recordMigration(db: DatabaseSync, name: string): void {
  db.prepare('INSERT INTO migrations VALUES (?)').run(name);
}

/** Runs `work` in a transaction, or in a savepoint of the open one. An error rolls it back. */
export function joinOrBeginTransaction<T>(db: DatabaseSync, work: () => T): T {
  const [begin, commit, rollback] = db.isTransaction
    ? ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part']
    : ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'];
  db.exec(begin);
  try {
    const result = work();
    db.exec(commit);
    return result;
  } catch (error) {
    db.exec(rollback);
    throw error;
  }
}
