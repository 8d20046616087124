import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { waitAtMost } from '../api/abort.ts';

/** Files with hashed names that nodes of several releases share, so that a page finds its files during a deploy and after. */
export interface SharedFiles {
  /** Shares a file that pages of this release name. Once for each path; returns at once. */
  publish(path: string, content: string | Uint8Array): void;
  /** A file of any release that is kept; null where there is none. */
  find(path: string): Promise<Buffer | null>;
  status(): SharedFilesStatus;
}

export interface SharedFilesStatus {
  /** Hash of the names of this release's built files. */
  readonly release: string;
  /** Why the folder can't be used; null while it can. */
  readonly problem: string | null;
}

export interface SharedFilesOptions {
  /** A folder that all nodes have. */
  readonly folder: string;
  /** Folder of this release with `_assets`. */
  readonly clientDir: string;
  /** Number of releases whose files are kept, this one included. */
  readonly keep: number;
  readonly log: { warn(details: object, message: string): void };
}

/** Paths of files with a hash in their name. No segment begins with a dot. */
const SHARED_PATH = /^\/_(?:assets|css|fonts|messages)(?:\/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)+$/;

/** A folder of a server that hangs does not keep a node from starting, in milliseconds. */
const MAX_WAIT_AT_START = 10_000;

/** Its time is that of the last start of the release. */
const STARTED = '.started';

/**
 * Opens the folder, copies the built files of this release into it, and removes those of the oldest releases. A folder
 * that can't be used is logged, and never stops a start: this node then has its own files alone.
 */
export async function openSharedFiles({ folder, clientDir, keep, log }: SharedFilesOptions): Promise<SharedFiles> {
  const built = await listBuiltFiles(clientDir);
  const release = createHash('sha256').update(built.join('\n')).digest('hex').slice(0, 12);
  const own = join(folder, release);
  const published = new Set<string>();
  let problem: string | null = null;

  const tryWith = async (work: () => Promise<void>) => {
    try {
      await work();
      problem = null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (problem === null) log.warn({ folder, reason }, 'the folder of shared files cannot be used');
      problem = reason;
      return false;
    }
    return true;
  };
  const prepare = tryWith(async () => {
    await mkdir(own, { recursive: true });
    for (const path of built) await copyIfMissing(join(clientDir, path), join(own, path));
    await writeFile(join(own, STARTED), '');
    const outdated = (await listReleases(folder)).filter((name) => name !== release).slice(keep - 1);
    for (const name of outdated) await rm(join(folder, name), { recursive: true, force: true });
  });
  await waitAtMost(prepare, MAX_WAIT_AT_START);

  return {
    publish(path, content) {
      if (published.has(path) || !SHARED_PATH.test(path)) return;
      published.add(path);
      void tryWith(() => writeWhole(join(own, path), content)).then((isDone) => {
        if (!isDone) published.delete(path);
      });
    },
    async find(path) {
      if (!SHARED_PATH.test(path)) return null;
      for (const name of await listReleases(folder).catch(() => [])) {
        const found = await readFile(join(folder, name, path)).catch(() => null);
        if (found) return found;
      }
      return null;
    },
    status: () => ({ release, problem }),
  };
}

/** Paths such as `/_assets/entry-abc.js`, sorted. Compressed forms are made again by who serves them. */
async function listBuiltFiles(clientDir: string): Promise<readonly string[]> {
  const entries = await readdir(join(clientDir, '_assets'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => posix.join('/', ...relative(clientDir, join(entry.parentPath, entry.name)).split(sep)))
    .toSorted();
}

/** Names of all releases, those that started last first. */
async function listReleases(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  const started = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(join(folder, name, STARTED)).catch(() => null))?.mtimeMs ?? 0,
    })),
  );
  return started.toSorted((a, b) => b.at - a.at).map(({ name }) => name);
}

async function copyIfMissing(from: string, to: string): Promise<void> {
  if (await stat(to).catch(() => null)) return;
  await mkdir(dirname(to), { recursive: true });
  const temporary = `${to}.${process.pid}`;
  await copyFile(from, temporary);
  await rename(temporary, to);
}

/** Others never read half of a file. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
