import type { ObjectStore } from '#engine/object-store/object-store.ts';

/** Releases with all that belongs to them. Built files are not: nodes write those of their own release again. */
const CONTENT = 'content/';

/** Objects that are copied at once. */
const AT_ONCE = 16;

type Rank = 'part' | 'release' | 'log' | 'pointer';

function rankOf(key: string): Rank {
  if (key === 'content/live.json') return 'pointer';
  if (key.startsWith('content/log/')) return 'log';
  return key.startsWith('content/releases/') ? 'release' : 'part';
}

type Source = Pick<ObjectStore, 'list' | 'find'>;

/** The key of an object that a store has for releases; null for none. */
export async function findAnyContent(store: Pick<ObjectStore, 'list'>): Promise<string | null> {
  return (await store.list(CONTENT))[0]?.key ?? null;
}

/**
 * Copies all releases with their log, while others may write to the source: they write parts first, then the release,
 * then the log, so that these are listed in the other order, and nothing that is copied leads to what is not. They are
 * written to the target in the order of the writers. Returns the number of objects.
 */
export async function copyReleaseStore(source: Source, target: Pick<ObjectStore, 'put'>): Promise<number> {
  // Only these change, so that they are read at once.
  const pointer = await readObjects(source, await listRank(source, 'pointer'));
  const log = await readObjects(source, await listRank(source, 'log'));
  const releases = await listRank(source, 'release');
  const parts = await listRank(source, 'part');
  for (const keys of [parts, releases]) {
    for (let start = 0; start < keys.length; start += AT_ONCE)
      await Promise.all(
        keys.slice(start, start + AT_ONCE).map(async (key) => target.put(key, await readObject(source, key))),
      );
  }
  const last = [...log, ...pointer];
  for (const [key, content] of last) await target.put(key, content);
  return parts.length + releases.length + last.length;
}

async function listRank(source: Pick<ObjectStore, 'list'>, rank: Rank): Promise<readonly string[]> {
  return (await source.list(CONTENT)).map(({ key }) => key).filter((key) => rankOf(key) === rank);
}

async function readObjects(source: Pick<ObjectStore, 'find'>, keys: readonly string[]): Promise<[string, Buffer][]> {
  const read: [string, Buffer][] = [];
  for (const key of keys) read.push([key, await readObject(source, key)]);
  return read;
}

async function readObject(source: Pick<ObjectStore, 'find'>, key: string): Promise<Buffer> {
  const found = await source.find(key);
  if (!found) throw new Error(`"${key}" was deleted while it was copied. Make the backup again.`);
  return found.content;
}
