import { decodeCartFragment } from '#domain/checkout/cart-fragment.ts';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import type { CartItemRequest } from '#schemas/generated/api/types.gen.ts';
import { isPartnerMessage } from '#schemas/messages/partner-frame.ts';

type Items = readonly CartItemRequest[];

/**
 * What a customer buys at a partner, as the tab keeps it over a reload, a sign-in and an answer that did not come. From the
 * press of the button until its outcome is known, what is bought is what was shown then: whatever the partner sends
 * meanwhile waits.
 */
export interface PartnerCartItems {
  /** What was sent last; null where nothing is known. */
  sent(): Items | null;
  keep(items: Items): void;
  /** What is on the screen with its prices, and would be bought. */
  shown(): Items;
  show(items: Items): void;
  /** The customer's last purchase here when what is shown was priced: null where there was none, undefined where nobody said. */
  last(): string | null | undefined;
  priced(lastCheckoutId: string | null | undefined): void;
  /** Holds on to what is shown. */
  hold(): void;
  /** Lets go of it. */
  release(): void;
  clear(): void;
}

export function createPartnerCartItems(storage: TabStorage, slug: string): PartnerCartItems {
  const name = `vitrine:partner-cart:${slug}`;
  const heldName = `${name}:held`;
  const lastName = `${name}:last`;
  let shown: Items = [];
  let held = itemsIn(storage.read(heldName));
  let sent = itemsIn(storage.read(name));
  let last: string | null | undefined;
  let heldLast = held && lastIn(storage.read(lastName));
  return {
    sent: () => sent,
    keep(items) {
      sent = items;
      storage.write(name, JSON.stringify(items));
    },
    shown: () => held ?? shown,
    show(items) {
      shown = items;
    },
    last: () => (held ? heldLast : last),
    priced(lastCheckoutId) {
      last = lastCheckoutId;
    },
    hold() {
      if (!held) heldLast = last;
      held ??= shown;
      storage.write(heldName, JSON.stringify(held));
      if (heldLast !== undefined) storage.write(lastName, JSON.stringify(heldLast));
    },
    release() {
      held = null;
      for (const one of [heldName, lastName]) storage.remove(one);
    },
    clear() {
      sent = null;
      held = null;
      for (const one of [name, heldName, lastName]) storage.remove(one);
    },
  };
}

/** The cart that the link to a page carries; null where it carries none that can be read. */
export function parseItemsOfCartFragment(fragment: string): Items | null {
  return itemsIn(decodeCartFragment(fragment));
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
    return isPartnerMessage(message) ? message.items : null;
  } catch {
    return null;
  }
}
