import { createHash, randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { type FileHandle, link, mkdir, open, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import {
  ConditionFailedError,
  checkFolder,
  checkKey,
  contentTypeOf,
  type ObjectStore,
  type ObjectSummary,
  type PutCondition,
  type StoredObject,
  StoreUnavailableError,
} from './object-store.ts';

export interface FolderStoreOptions {
  /** On a file system with hard links, such as NFS. */
  readonly folder: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** File of a generation of an object. No key has a tilde. */
const GENERATION = /^~([1-9]\d*)$/;

/** Files that are being written, apart from all keys. */
const INCOMPLETE = '.incomplete';

/**
 * Milliseconds for which former generations stay. A writer that has read one, and is slower than that, could take its
 * number again.
 */
const FORMER_GENERATIONS_STAY = 3_600_000;

/** Each attempt fails because another writer has succeeded. */
const MAX_ATTEMPTS = 100;

/**
 * Objects in a folder that all nodes have. An object is a folder with one file for each generation; the highest number is
 * the current one. A write links its complete file to the next number, which only one writer can, without any lock.
 */
export function openFolderStore({ folder, clock }: FolderStoreOptions): ObjectStore {
  const description = `folder ${folder}`;
  const folderOf = (key: string) => join(folder, ...checkKey(key).split('/'));

  const guard = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      throw new StoreUnavailableError(description, describeFileError(error), error);
    }
  };

  const readCurrent = async (key: string): Promise<(StoredObject & { readonly generation: number }) | null> => {
    for (;;) {
      const generation = (await listGenerations(folderOf(key))).at(-1);
      if (generation === undefined) return null;
      const content = await unless('ENOENT', readFile(join(folderOf(key), `~${generation}`)));
      if (content === null) continue;
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
      return { generation, content, contentType: contentTypeOf(key), version: `${generation}-${hash}` };
    }
  };

  const linkAsNext = async (key: string, file: string, condition: PutCondition | undefined) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const current = await readCurrent(key);
      if (condition && !isConditionMet(condition, current)) throw new ConditionFailedError(key, condition);
      const next = (current?.generation ?? 0) + 1;
      await mkdir(folderOf(key), { recursive: true });
      try {
        await link(file, join(folderOf(key), `~${next}`));
        return next;
      } catch (error) {
        // Another writer has taken the number, or deleted the object.
        if (!['EEXIST', 'ENOENT'].includes(codeOf(error) ?? '')) throw error;
      }
    }
    throw new StoreUnavailableError(description, `"${key}" is written by others all the time`);
  };

  const removeFormer = async (key: string) => {
    const former = (await listGenerations(folderOf(key))).slice(0, -1);
    for (const generation of former) {
      const file = join(folderOf(key), `~${generation}`);
      const found = await unless('ENOENT', stat(file));
      if (found && found.mtimeMs < clock() - FORMER_GENERATIONS_STAY) await rm(file, { force: true });
    }
  };

  return {
    description,
    find: (key) =>
      guard(async () => {
        const found = await readCurrent(key);
        return found && { content: found.content, contentType: found.contentType, version: found.version };
      }),
    put: (key, content, condition) =>
      guard(async () => {
        checkKey(key);
        await mkdir(join(folder, INCOMPLETE), { recursive: true });
        const file = join(folder, INCOMPLETE, randomUUID());
        try {
          await writeThrough(file, content);
          const generation = await linkAsNext(key, file, condition);
          await syncFolder(folderOf(key));
          if (generation > 1) await removeFormer(key);
          return `${generation}-${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
        } finally {
          await rm(file, { force: true });
        }
      }),
    list: (prefix) => guard(() => listObjects(folder, checkFolder(prefix))),
    delete: (key) =>
      guard(async () => {
        // The current generation last, or readers would see a former one.
        for (const generation of await listGenerations(folderOf(key)))
          await rm(join(folderOf(key), `~${generation}`), { force: true });
        await unless('ENOTEMPTY', unless('ENOENT', rmdir(folderOf(key))));
      }),
    conditionalWrites: async () => 'atomic',
  };
}

function isConditionMet(condition: PutCondition, current: Pick<StoredObject, 'version'> | null): boolean {
  return condition.if === 'absent' ? current === null : current?.version === condition.version;
}

/** Ascending. */
async function listGenerations(folder: string): Promise<readonly number[]> {
  const names = (await unless('ENOENT', readdir(folder))) ?? [];
  return names
    .flatMap((name) => GENERATION.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b);
}

async function listObjects(root: string, folder: string): Promise<readonly ObjectSummary[]> {
  const entries = await readTree(join(root, folder));
  const current = new Map<string, number>();
  for (const { name, parentPath } of entries) {
    const generation = Number(GENERATION.exec(name)?.[1]);
    if (generation > (current.get(parentPath) ?? 0)) current.set(parentPath, generation);
  }
  const objects = await Promise.all(
    [...current].map(async ([path, generation]) => {
      const found = await unless('ENOENT', stat(join(path, `~${generation}`)));
      return found && { key: relative(root, path).split(sep).join('/'), bytes: found.size, modified: found.mtimeMs };
    }),
  );
  return objects.filter((object) => object !== null).toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** An object that is deleted at the same time makes the whole reading fail; it is read again. */
async function readTree(folder: string): Promise<readonly Dirent[]> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const entries = await unless('ENOENT', readdir(folder, { recursive: true, withFileTypes: true }));
    if (entries) return entries;
    if (!(await unless('ENOENT', stat(folder)))) return [];
  }
  throw new StoreUnavailableError(`folder ${folder}`, 'objects are deleted all the time');
}

async function writeThrough(path: string, content: string | Uint8Array): Promise<void> {
  await withHandle(open(path, 'wx'), async (handle) => {
    await handle.writeFile(content);
    await handle.sync();
  });
}

/** Without it a power cut could lose the new name. */
function syncFolder(path: string): Promise<void> {
  return withHandle(open(path, 'r'), (handle) => handle.sync());
}

async function withHandle(opening: Promise<FileHandle>, work: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await opening;
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}

/** Null where the work fails with that code. */
async function unless<Value>(code: string, work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === code) return null;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function describeFileError(error: unknown): string {
  const code = codeOf(error);
  if (code === 'EPERM' || code === 'ENOTSUP' || code === 'EOPNOTSUPP')
    return `its file system has no hard links, or forbids them (${code})`;
  return error instanceof Error ? error.message : String(error);
}
