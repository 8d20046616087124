import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** The database of a running sandbox. */
interface SandboxDatabase {
  /** Path of its file. */
  readonly path: string;
  /** Returns a function that resets the clock to the current time; missing where the clock can't be moved. */
  readonly rememberTime?: () => () => void;
}

const databases = new Map<string, SandboxDatabase>();

export function registerSandboxDatabaseForSnapshots(database: SandboxDatabase): void {
  databases.set(database.path, database);
}

/**
 * Copies the databases of all running sandboxes, and returns a function that restores them, so that a journey can be
 * repeated.
 */
export async function snapshotSandboxes(folder: string): Promise<() => Promise<void>> {
  const restores = await Promise.all(
    [...databases.values()].map(async ({ path, rememberTime }, index) => {
      const copy = join(folder, `snapshot-${index}.sqlite`);
      rmSync(copy, { force: true });
      if (!(await copyDatabase(path, copy))) return () => Promise.resolve(databases.delete(path));
      const restoreTime = rememberTime?.();
      return async () => {
        await copyDatabase(copy, path);
        restoreTime?.();
      };
    }),
  );
  return async () => {
    for (const restore of restores) await restore();
  };
}

/** Copies a database. False for a closed sandbox, which has none. */
async function copyDatabase(from: string, to: string): Promise<boolean> {
  let source: DatabaseSync;
  try {
    source = new DatabaseSync(from, { readOnly: true });
  } catch {
    return false;
  }
  try {
    await backup(source, to, { rate: 100_000 });
    return true;
  } finally {
    source.close();
  }
}
