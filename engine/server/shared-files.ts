import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { waitAtMost } from '../api/abort.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { type ObjectStoreSettings, openObjectStore } from '../object-store/open-object-store.ts';
import { createSharedFileIndex } from './shared-file-index.ts';

/** Files with hashed names that nodes of several releases share, so that a page finds its files during a deploy and after. */
export interface SharedFiles {
  /** Shares a file that pages of this release reference, once per path and in the background. */
  publish(path: string, content: string | Uint8Array): void;
  /** A file of any retained release; null if there is none. */
  find(path: string): Promise<Buffer | null>;
  status(): SharedFilesStatus;
}

export interface SharedFilesStatus {
  readonly store: string;
  /** Hash of the names of this release's built files. */
  readonly release: string;
  /** Why the store can't be used; null while it can. */
  readonly problem: string | null;
}

export interface SharedFilesOptions {
  readonly store: ObjectStoreSettings;
  /** Folder of this release with `_assets`. */
  readonly clientDir: string;
  /** Number of releases whose files are retained, this one included. */
  readonly releasesToKeep: number;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: { warn(details: object, message: string): void };
}

/** Paths of files with a hash in their name. No segment begins with a dot. */
const SHARED_PATH = /^\/_(?:assets|css|fonts|messages)(?:\/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)+$/;

/** All keys begin with it. */
const FOLDER = 'release-files/';

/** Contains the time of the last start of its release. */
const STARTED = '/started';

/** Maximum milliseconds that the start of a node waits for the store. */
const MAX_WAIT_AT_START = 10_000;

/** Milliseconds that a visitor waits for the file of another release. */
const MAX_WAIT_FOR_FILE = 4_000;

/** Files that are copied at the same time. */
const COPIES_AT_ONCE = 8;

/**
 * Opens the store, copies the built files of this release into it, and removes those of the oldest releases. An unusable
 * store is logged and never prevents a start: this node then only serves its own files.
 */
export async function openSharedFiles(options: SharedFilesOptions): Promise<SharedFiles> {
  const { clientDir, releasesToKeep, clock, log } = options;
  const built = await listBuiltFiles(clientDir);
  const release = createHash('sha256').update(built.join('\n')).digest('hex').slice(0, 12);
  const store = await openObjectStore(options.store, clock);
  const own = FOLDER + release;
  const published = new Set<string>();
  let problem: string | null = null;

  const tryWith = async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    try {
      const value = await work();
      problem = null;
      return value;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (problem === null) log.warn({ store: store.description, reason }, 'the shared files cannot be used');
      problem = reason;
      return null;
    }
  };
  const index = createSharedFileIndex(async () => (await store.list(FOLDER)).map(({ key }) => key));

  const prepare = tryWith(async () => {
    const present = new Set((await store.list(`${own}/`)).map(({ key }) => key));
    const missing = built.filter((path) => !present.has(own + path));
    await forEachAtOnce(missing, COPIES_AT_ONCE, async (path) => {
      await store.put(own + path, await readFile(join(clientDir, path)));
    });
    await store.put(own + STARTED, String(clock()));
    await removeOutdated(store, { release, releasesToKeep });
  });
  await waitAtMost(prepare, MAX_WAIT_AT_START);

  return {
    publish(path, content) {
      if (published.has(path) || !SHARED_PATH.test(path)) return;
      published.add(path);
      void tryWith(() => store.put(own + path, content)).then((version) => {
        if (version === null) published.delete(path);
      });
    },
    async find(path) {
      if (!SHARED_PATH.test(path)) return null;
      const search = tryWith(async () => {
        const key = await index.find(path);
        return key === null ? null : ((await store.find(key))?.content ?? null);
      });
      return waitAtMost(search, MAX_WAIT_FOR_FILE);
    },
    status: () => ({ store: store.description, release, problem }),
  };
}

/** Removes the files of all releases but this one and those that started last. */
async function removeOutdated(
  store: Pick<ObjectStore, 'find' | 'list' | 'delete'>,
  { release, releasesToKeep }: { readonly release: string; readonly releasesToKeep: number },
): Promise<void> {
  const keys = (await store.list(FOLDER)).map(({ key }) => key);
  const others = [...new Set(keys.map(releaseOf))].filter((name) => name !== release);
  const started = await Promise.all(
    others.map(async (name) => {
      const found = await store.find(FOLDER + name + STARTED);
      return { name, at: Number(found?.content ?? 0) };
    }),
  );
  const outdated = new Set(
    started
      .toSorted((a, b) => b.at - a.at)
      .slice(releasesToKeep - 1)
      .map(({ name }) => name),
  );
  const removed = keys.filter((key) => outdated.has(releaseOf(key)));
  await forEachAtOnce(removed, COPIES_AT_ONCE, (key) => store.delete(key));
}

function releaseOf(key: string): string {
  return key.slice(FOLDER.length, key.indexOf('/', FOLDER.length));
}

async function forEachAtOnce<Item>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const workInTurn = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: count }, workInTurn));
}

/** Paths such as `/_assets/entry-abc.js`, sorted. Without compressed forms, which serving nodes create. */
async function listBuiltFiles(clientDir: string): Promise<readonly string[]> {
  const entries = await readdir(join(clientDir, '_assets'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => posix.join('/', ...relative(clientDir, join(entry.parentPath, entry.name)).split(sep)))
    .toSorted();
}
