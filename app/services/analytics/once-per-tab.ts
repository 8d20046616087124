import type { TabStorage } from '#engine/storage/tab-storage.ts';
import { CHECKOUT_CART_REFERENCE_STORAGE_KEY, TRACKED_EVENTS_STORAGE_KEY } from '#schemas/browser/tab-names.ts';

type Fields = Readonly<Record<string, unknown>>;

const MOST = 40;

/** Removes what analytics stored in the tab, for when consent is withdrawn. */
export function clearAnalyticsTabStorage(storage: TabStorage): void {
  for (const name of [TRACKED_EVENTS_STORAGE_KEY, CHECKOUT_CART_REFERENCE_STORAGE_KEY] as const) storage.remove(name);
}

/** Identifies an event about a purchase or a deposit, the same in every tab. Null for other events, which may repeat. */
export function createAnalyticsDuplicateKey(name: string, fields: Fields): string | null {
  if (!/^(Transaction|purchase completed|(Extra)?Deposit)$/.test(name)) return null;
  const id = fields['checkout_id'] ?? fields['deposit_id'];
  return id ? `${name} ${String(id)}` : null;
}

/** Filters out events about purchases and deposits that this tab has tracked before, such as after a reload. */
export function createTrackedPurchaseAndDepositFilter(storage: TabStorage): (name: string, fields: Fields) => boolean {
  return (name, fields) => {
    const key = createAnalyticsDuplicateKey(name, fields);
    if (key === null) return true;
    const tracked = (storage.read(TRACKED_EVENTS_STORAGE_KEY) ?? '').split('\n');
    if (tracked.includes(key)) return false;
    storage.write(TRACKED_EVENTS_STORAGE_KEY, [...tracked, key].slice(-MOST).join('\n'));
    return true;
  };
}
