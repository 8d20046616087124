import { setTimeout as pause } from 'node:timers/promises';

/** Where the file of a path is, in any release. */
export interface SharedFileIndex {
  /** Key of the file; null where there is none. An unknown path is looked for in a list that was read after the call. */
  find(path: string): Promise<string | null>;
}

/**
 * Least milliseconds between the beginnings of two lists: any number of requests for unknown paths costs the store five
 * lists a second.
 */
const LEAST_INTERVAL = 200;

/** `list` returns all keys, such as `release-files/<release>/_assets/entry-abc.js`. */
export function createSharedFileIndex(list: () => Promise<readonly string[]>): SharedFileIndex {
  let keys: ReadonlyMap<string, string> = new Map();
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;

  const read = async () => {
    const found = await list();
    keys = new Map(found.map((key) => [key.split('/').slice(2).join('/'), key]));
  };
  /** One list serves all that wait for its beginning. */
  const readSoon = () => {
    next ??= last.then(() => {
      next = null;
      const reading = read();
      last = Promise.all([reading.catch(() => undefined), pause(LEAST_INTERVAL, undefined, { ref: false })]);
      return reading;
    });
    return next;
  };

  return {
    async find(path) {
      const name = path.slice(1);
      if (!keys.has(name)) await readSoon();
      return keys.get(name) ?? null;
    },
  };
}
