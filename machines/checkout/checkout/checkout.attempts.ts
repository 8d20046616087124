import type { TabStorage } from '#engine/storage/tab-storage.ts';
import { PURCHASE_ATTEMPT_STORAGE_KEY } from '#schemas/browser/tab-names.ts';

/** Keeps the key of a purchase whose outcome is not known yet across a reload, Back, and into tabs that this one opens. */
export interface PurchaseAttemptStore {
  /** The attempt of this customer; null where none is open. */
  open(): string | null;
  save(attempt: string): void;
  end(): void;
}

const STORED_ATTEMPT = /^([\w-]{1,128}) ([\w-]{16,60})$/;

export function createPurchaseAttemptStore(storage: TabStorage, customerId: string): PurchaseAttemptStore {
  return {
    open() {
      const [, owner, attempt = null] = STORED_ATTEMPT.exec(storage.read(PURCHASE_ATTEMPT_STORAGE_KEY) ?? '') ?? [];
      return owner === customerId ? attempt : null;
    },
    save: (attempt) => storage.write(PURCHASE_ATTEMPT_STORAGE_KEY, `${customerId} ${attempt}`),
    end: () => storage.remove(PURCHASE_ATTEMPT_STORAGE_KEY),
  };
}
