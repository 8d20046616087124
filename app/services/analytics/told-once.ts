import type { TabStorage } from '#engine/storage/tab-storage.ts';

type Fields = Readonly<Record<string, unknown>>;

const NAME = 'vitrine:told';
const MOST = 40;

/** The cart that the last checkout of a tab began with, by its reference. */
export const CHECKOUT_CART = 'vitrine:checkout-cart';

/** Removes what a tab keeps for analytics, as when consent is taken back. */
export function forgetTold(storage: TabStorage): void {
  for (const name of [NAME, CHECKOUT_CART]) storage.remove(name);
}

/**
 * What an event about a purchase or a deposit is known by, in every tab: a page of it that is loaded again, or come back to, is
 * not news. Null for other events, which may happen again.
 */
export function onceKey(name: string, fields: Fields): string | null {
  if (!/^(Transaction|purchase completed|(Extra)?Deposit)$/.test(name)) return null;
  const id = fields['checkout_id'] ?? fields['deposit_id'];
  return id ? `${name} ${String(id)}` : null;
}

/** Whether an event was not told in this tab yet, and so is told now. */
export function toldOnce(storage: TabStorage): (name: string, fields: Fields) => boolean {
  return (name, fields) => {
    const key = onceKey(name, fields);
    if (key === null) return true;
    const told = (storage.read(NAME) ?? '').split('\n');
    if (told.includes(key)) return false;
    storage.write(NAME, [...told, key].slice(-MOST).join('\n'));
    return true;
  };
}
