import type { TabStorage } from '#engine/storage/tab-storage.ts';
import { CHECKOUT_CART } from './checkout-cart.ts';

type Fields = Readonly<Record<string, unknown>>;

const NAME = 'vitrine:told';
const MOST = 40;

/** Removes what analytics stored in the tab, for when consent is withdrawn. */
export function forgetTracked(storage: TabStorage): void {
  for (const name of [NAME, CHECKOUT_CART]) storage.remove(name);
}

/** Identifies an event about a purchase or a deposit, the same in every tab. Null for other events, which may repeat. */
export function eventKey(name: string, fields: Fields): string | null {
  if (!/^(Transaction|purchase completed|(Extra)?Deposit)$/.test(name)) return null;
  const id = fields['checkout_id'] ?? fields['deposit_id'];
  return id ? `${name} ${String(id)}` : null;
}

/** Filters out events about purchases and deposits that this tab has tracked before, such as after a reload. */
export function createOnceFilter(storage: TabStorage): (name: string, fields: Fields) => boolean {
  return (name, fields) => {
    const key = eventKey(name, fields);
    if (key === null) return true;
    const tracked = (storage.read(NAME) ?? '').split('\n');
    if (tracked.includes(key)) return false;
    storage.write(NAME, [...tracked, key].slice(-MOST).join('\n'));
    return true;
  };
}
