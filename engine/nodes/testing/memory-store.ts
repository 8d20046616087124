import type { SharedLock, SharedLogReader, SharedStore } from '../shared-store.ts';

/** A store in memory for the nodes of a test, which may lose it. */
export class MemoryStores {
  isReachable = true;
  now = 1_000_000;
  readonly values = new Map<string, string>();
  readonly #counts = new Map<string, { total: number; readonly end: number }>();
  readonly #locks = new Map<string, string>();
  readonly #readers = new Map<string, SharedLogReader>();
  readonly #ready = new Map<string, Set<string>>();
  readonly #decided = new Set<string>();
  #entries = 0;
  #tokens = 0;

  /** Removes a node, as one that has died. */
  leave(node: string): void {
    this.#readers.delete(node);
  }

  /** Ends all connections for a moment. */
  interrupt(): void {
    for (const reader of this.#readers.values()) reader.gap();
  }

  open(node: string): SharedStore {
    const assertReachable = () => {
      if (!this.isReachable) throw new Error('the store cannot be reached');
    };
    const lock = (name: string): SharedLock | null => {
      if (this.#locks.has(name)) return null;
      this.#tokens += 1;
      const token = String(this.#tokens);
      this.#locks.set(name, token);
      return { name, token };
    };
    const append = (text: string) => {
      this.#entries += 1;
      for (const reader of this.#readers.values()) reader.entry(String(this.#entries), text);
    };
    return {
      isReachable: () => this.isReachable,
      status: () => ({ isReachable: this.isReachable, since: 0, nodes: this.#readers.size }),
      now: () => this.now,
      async lock(name) {
        assertReachable();
        return lock(name);
      },
      release: async ({ name, token }) => {
        assertReachable();
        if (this.#locks.get(name) === token) this.#locks.delete(name);
      },
      valueOrLock: async (key) => {
        assertReachable();
        const value = this.values.get(key);
        if (value !== undefined) return { kind: 'value', value };
        const taken = lock(key);
        return taken ? { kind: 'lock', lock: taken } : { kind: 'busy' };
      },
      get: async (key) => {
        assertReachable();
        return this.values.get(key) ?? null;
      },
      set: async (key, value) => {
        assertReachable();
        this.values.set(key, value);
      },
      count: async (key, more, lifetime) => {
        assertReachable();
        const known = this.#counts.get(key);
        const count = known && known.end > this.now ? known : { total: 0, end: this.now + lifetime };
        this.#counts.set(key, count);
        count.total += more;
        return { total: count.total, left: count.end - this.now };
      },
      append: async (text, requiredLock) => {
        assertReachable();
        if (requiredLock && this.#locks.get(requiredLock.name) !== requiredLock.token) return false;
        append(text);
        return true;
      },
      ready: async (entry, overdue) => {
        assertReachable();
        const ready = this.#ready.get(entry) ?? new Set();
        this.#ready.set(entry, ready.add(node));
        const isComplete = overdue || [...this.#readers.keys()].every((each) => ready.has(each));
        if (!isComplete || this.#decided.has(entry)) return;
        this.#decided.add(entry);
        append(JSON.stringify({ kind: 'switch', entry, at: this.now + 100 }));
      },
      follow: (reader) => this.#readers.set(node, reader),
      close: async () => this.leave(node),
    };
  }
}
