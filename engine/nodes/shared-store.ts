/** A lock that this node holds until it is released or its lifetime ends. */
export interface SharedLock {
  readonly name: string;
  /** Only the holder knows it, so that no node releases the lock of another. */
  readonly token: string;
}

/** A stored value, a lock to create it, or neither while another node creates it. */
export type ValueOrLock =
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'lock'; readonly lock: SharedLock }
  | { readonly kind: 'busy' };

/** Receives the entries of the log of all nodes, oldest first. */
export interface SharedLogReader {
  entry(id: string, text: string): void;
  /** Entries may be missing: after a lost connection, or because the log was shortened. */
  gap(): void;
}

/** A counter shared by all nodes. */
export interface SharedNumber {
  readonly total: number;
  /** Milliseconds until it resets. */
  readonly left: number;
}

export interface SharedStoreStatus {
  readonly isReachable: boolean;
  /** Epoch milliseconds of the last change of `isReachable`. */
  readonly since: number;
  /** Nodes that follow the log, this one included; null while the store cannot be reached. */
  readonly nodes: number | null;
}

/**
 * Data shared by all nodes of an installation. Methods that return a promise reject while the store is unreachable;
 * callers must work without it.
 */
export interface SharedStore {
  isReachable(): boolean;
  status(): SharedStoreStatus;
  /** Epoch milliseconds by the clock of the store, which is the same for all nodes to a few milliseconds. */
  now(): number;
  lock(name: string, lifetime: number): Promise<SharedLock | null>;
  release(lock: SharedLock): Promise<void>;
  valueOrLock(key: string, lockLifetime: number): Promise<ValueOrLock>;
  get(key: string): Promise<string | null>;
  set(key: string, value: string, lifetime: number): Promise<void>;
  /** Adds to a counter that resets after its lifetime, in milliseconds. */
  count(key: string, more: number, lifetime: number): Promise<SharedNumber>;
  /** Adds an entry to the log. Resolves to false, without adding it, if the lock was lost. */
  append(text: string, lock?: SharedLock): Promise<boolean>;
  /**
   * Marks this node as ready for an entry. Once all nodes are, or one is `overdue`, an entry `{"kind":"switch"}` with
   * the common moment is added to the log.
   */
  ready(entryId: string, overdue: boolean): Promise<void>;
  /** Reads the log from where it ended when the store was opened. Other nodes wait for this one from now on. */
  follow(reader: SharedLogReader): void;
  close(): Promise<void>;
}
