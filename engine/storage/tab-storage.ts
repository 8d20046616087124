import type { TabStorageKey } from '#schemas/browser/tab-names.ts';
import { type CookieCategory, hasConsentedToNonEssential } from './consent.ts';

/** Session storage of one tab (specification: Cookie and storage names, session storage). */
export interface TabStorage {
  /** Null if nothing is stored, or the browser blocks storage. */
  read(name: TabStorageKey): string | null;
  /** Stores nothing without the required consent. */
  write(name: TabStorageKey, value: string): void;
  remove(name: TabStorageKey): void;
}

/** Consent check of session storage. Accessing it throws where the browser blocks storage. */
export function openConsentCheckedTabStorage(category: CookieCategory): TabStorage {
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
