import { LRUCache } from 'lru-cache';
import { estimateMemoryBytes } from './estimate-memory-bytes.ts';

/** What a cache holds, as `/_status` shows it. */
export interface CacheUsage {
  readonly name: string;
  readonly entries: number;
  readonly bytes: number;
  readonly maxBytes: number;
}

/** LRU cache with a byte limit. An entry larger than the limit is not cached. */
export interface ByteLimitedCache<Value extends object> {
  get(key: string): Value | undefined;
  /** Reads without counting as a use. */
  peek(key: string): Value | undefined;
  /** With `bytes` instead of the estimated size. */
  set(key: string, value: Value, bytes?: number): void;
  delete(key: string): void;
  entries(): IterableIterator<[string, Value]>;
  clear(): void;
  use(): CacheUsage;
}

export interface ByteLimitedCacheOptions<Value> {
  /** Name in `/_status`. */
  readonly name: string;
  readonly maxBytes: number;
  /** Greatest number of entries; unlimited when left out. */
  readonly maxEntries?: number;
  /** Bytes of a value without its key; estimated from what it holds when left out. */
  readonly sizeOf?: (value: Value) => number;
}

/** Bytes of an entry beside its key and value. */
const ENTRY = 200;

export function createByteLimitedCache<Value extends object>(
  limits: ByteLimitedCacheOptions<Value>,
): ByteLimitedCache<Value> {
  const { name, maxBytes, maxEntries, sizeOf = estimateMemoryBytes } = limits;
  const cached = new LRUCache<string, Value>({
    maxSize: maxBytes,
    ...(maxEntries !== undefined && { max: maxEntries }),
    sizeCalculation: (value, key) => entryBytes(key, sizeOf(value)),
  });
  return {
    get: (key) => cached.get(key),
    peek: (key) => cached.peek(key),
    set: (key, value, bytes) =>
      void cached.set(key, value, bytes === undefined ? {} : { size: entryBytes(key, bytes) }),
    delete: (key) => void cached.delete(key),
    entries: () => cached.entries(),
    clear: () => cached.clear(),
    use: () => ({ name, entries: cached.size, bytes: cached.calculatedSize, maxBytes }),
  };
}

function entryBytes(key: string, valueBytes: number): number {
  return Math.ceil(ENTRY + 2 * key.length + valueBytes);
}
