import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** The database of a running sandbox. */
interface SandboxDatabase {
  /** Path of its file. */
  readonly path: string;
  /** Sets the clock of the sandbox back to where it is now; missing where nothing moves it. */
  readonly rememberTime?: () => () => void;
}

const databases = new Map<string, SandboxDatabase>();

export function registerSandboxDatabase(database: SandboxDatabase): void {
  databases.set(database.path, database);
}

/** Copies the databases of all sandboxes that run, and returns what puts them back, so that a journey can be repeated. */
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

/** Whether there was a database to copy: a sandbox that was closed has none. */
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
