import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { integerOf } from './rows.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
const FILES = ['sandbox.sqlite', 'sandbox.sqlite-wal', 'sandbox.sqlite-shm'] as const;

/** Opens the database of a data folder and brings it up to the latest migration; `reset` starts from nothing. */
export function openDatabase(dataDir: string, { reset = false }: { reset?: boolean } = {}): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  if (reset) for (const file of FILES) rmSync(join(dataDir, file), { force: true });
  const db = new DatabaseSync(join(dataDir, FILES[0]), { enableForeignKeyConstraints: true });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000');
  migrate(db);
  return db;
}

function migrate(db: DatabaseSync): void {
  const done = integerOf(db.prepare('PRAGMA user_version').get(), 'user_version');
  const files = readdirSync(MIGRATIONS).sort();
  for (const [index, file] of files.entries()) {
    if (index < done) continue;
    transaction(db, () => {
      db.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
      db.exec(`PRAGMA user_version = ${index + 1}`);
    });
  }
}

/** Runs `work` as one transaction, or as a part of the one that is open: when it throws, nothing of it stays. */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
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
