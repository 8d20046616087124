/** What one tab keeps until it is closed (specification: Cookie and storage names, session storage). */
export interface TabStorage {
  /** Null where nothing is kept, or the browser keeps nothing at all. */
  read(name: string): string | null;
  write(name: string, value: string): void;
  remove(name: string): void;
}

/** A browser that is told to keep nothing throws at the mere mention of its storage. */
export const tabStorage: TabStorage = {
  read: (name) => quietly(() => sessionStorage.getItem(name)) ?? null,
  write: (name, value) => quietly(() => sessionStorage.setItem(name, value)),
  remove: (name) => quietly(() => sessionStorage.removeItem(name)),
};

function quietly<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
