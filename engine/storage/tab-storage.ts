import { type CookieCategory, hasConsentedToNonEssential } from './consent.ts';

/** What one tab keeps until it is closed (specification: Cookie and storage names, session storage). */
export interface TabStorage {
  /** Null where nothing is kept, or the browser keeps nothing at all. */
  read(name: string): string | null;
  /** Keeps nothing where the visitor does not consent. */
  write(name: string, value: string): void;
  remove(name: string): void;
}

/**
 * What a tab keeps for one purpose: the gate of everything that is stored in a browser and is no cookie. A browser that is
 * told to keep nothing throws at the mere mention of its storage.
 */
export function openTabStorage(category: CookieCategory): TabStorage {
  return {
    read: (name) => quietly(() => sessionStorage.getItem(name)) ?? null,
    write: (name, value) => {
      if (category === 'essential' || hasConsentedToNonEssential()) quietly(() => sessionStorage.setItem(name, value));
    },
    remove: (name) => quietly(() => sessionStorage.removeItem(name)),
  };
}

function quietly<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
