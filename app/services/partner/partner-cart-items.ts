import { decodeCartFragmentToJson } from '#domain/checkout/cart-fragment.ts';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import { PARTNER_CART_STORAGE_KEY } from '#schemas/browser/tab-names.ts';
import type { CartItemRequest } from '#schemas/generated/api/types.gen.ts';
import { matchesPartnerPageMessageSchema } from '#schemas/messages/partner-frame.ts';

type Items = readonly CartItemRequest[];

/**
 * Items of a partner purchase, stored in the tab across reloads and sign-in. From the click on buy until the outcome is
 * known they are frozen as shown.
 */
export interface PartnerCartItemsStore {
  /** Items received last; null if unknown. */
  sent(): Items | null;
  save(items: Items): void;
  /** Items on the screen with prices. */
  shown(): Items;
  show(items: Items): void;
  /** Last purchase when the items were priced: null for none, undefined if unknown. */
  last(): string | null | undefined;
  priced(lastCheckoutId: string | null | undefined): void;
  /** Freezes the shown items. */
  freeze(): void;
  /** Ends the freeze. */
  release(): void;
  clear(): void;
}

export function createPartnerCartItemsStore(storage: TabStorage, slug: string): PartnerCartItemsStore {
  const name = `${PARTNER_CART_STORAGE_KEY}:${slug}` as const;
  const frozenName = `${name}:held` as const;
  const lastName = `${name}:last` as const;
  let shown: Items = [];
  let frozen = itemsIn(storage.read(frozenName));
  let sent = itemsIn(storage.read(name));
  let last: string | null | undefined;
  let frozenLast = frozen && lastIn(storage.read(lastName));
  return {
    sent: () => sent,
    save(items) {
      sent = items;
      storage.write(name, JSON.stringify(items));
    },
    shown: () => frozen ?? shown,
    show(items) {
      shown = items;
    },
    last: () => (frozen ? frozenLast : last),
    priced(lastCheckoutId) {
      last = lastCheckoutId;
    },
    freeze() {
      if (!frozen) frozenLast = last;
      frozen ??= shown;
      storage.write(frozenName, JSON.stringify(frozen));
      if (frozenLast !== undefined) storage.write(lastName, JSON.stringify(frozenLast));
    },
    release() {
      frozen = null;
      for (const one of [frozenName, lastName]) storage.remove(one);
    },
    clear() {
      sent = null;
      frozen = null;
      for (const one of [name, frozenName, lastName]) storage.remove(one);
    },
  };
}

/** Items in the fragment of a link; null if unreadable. */
export function parsePartnerCartFragment(fragment: string): Items | null {
  return itemsIn(decodeCartFragmentToJson(fragment));
}

function lastIn(text: string | null): string | null | undefined {
  if (text === null) return undefined;
  try {
    const last: unknown = JSON.parse(text);
    return last === null || typeof last === 'string' ? last : undefined;
  } catch {
    return undefined;
  }
}

function itemsIn(text: string | null): Items | null {
  if (text === null) return null;
  try {
    const message: unknown = { vitrine: 1, type: 'cart.received', items: JSON.parse(text) };
    return matchesPartnerPageMessageSchema(message) ? message.items : null;
  } catch {
    return null;
  }
}
