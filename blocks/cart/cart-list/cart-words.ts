import { isVoucherProductType } from '#commerce/cart/cart-count.ts';
import { describeCartItemSizeAndDuration } from '#domain/cart/describe-cart-item.ts';
import type { RepricedCartItem } from '#domain/cart/repriced-items.ts';
import { formatCurrencyAmount, parseDecimalAmount } from '#domain/money.ts';
import type { AutoRemovedItem, CartItem } from '#schemas/generated/api/types.gen.ts';

export const CART_WORDS = {
  heading: 'Your cart',
  remove: 'Remove',
  total: 'Total',
  payNow: 'To pay now',
  preOrder: 'Charged later, for pre-orders',
  unattended: 'You will be asked for a way to pay that we can use later, without you.',
  games: 'Games',
  draws: 'Draws',
  weeks: 'Weeks',
  books: 'Books',
  shares: 'Shares',
  again: 'Buy this again',
  alwaysAgain: 'Bought again until you stop it',
  againHint: 'Until you stop it. You can do so in your account at any time.',
  removed: 'Taken out of your order',
  repriced: 'Prices have changed',
  seen: 'Got it',
  blocked: 'This cannot be bought yet',
  blockedAdvice: 'Remove what is named here to go on, or ask us.',
  contact: 'Contact us',
  regionAdvice: 'Remove it to go on, or choose another region if this is not yours.',
  region: 'Your region',
  regionNone: 'Please choose',
  regionChange: 'Change region',
  regulation: 'Read the rules',
  close: 'Close',
  leaving: 'One moment…',
  alone: 'Your code waits here. Choose what to use it for.',
  notLoaded: 'We could not load what you have chosen.',
  retry: 'Try again',
  noScript: 'Changing it needs JavaScript.',
};

/** What to do about a reason that blocks a cart, where the page says nothing of its own. */
export const BLOCKED_CART_ADVICE: Readonly<Record<string, string>> = {
  country_banned: 'If you have moved, change the address of your account.',
  time_out: 'What you have chosen stays here.',
  self_excluded: 'You can take it out, and nothing is charged.',
  not_in_region: 'Remove it to go on. If you have moved, change the address of your account.',
};

/** What else there is to say of an item: how much of it, for how long, and when it is paid for. */
export function describeCartItemDetails(item: CartItem, time: (moment: string) => string): readonly string[] {
  if (!isVoucherProductType(item.productType)) return describeCartItemSizeAndDuration(item);
  return item.expiresAt === undefined ? [] : [`Good until ${time(item.expiresAt)}`];
}

/** When an item that is bought later is charged; null for one that is bought now. */
export function describeLaterPurchase({ scheduledPurchase }: Pick<CartItem, 'scheduledPurchase'>): string | null {
  switch (scheduledPurchase?.type) {
    case 'pre_order':
      return 'Pre-order: bought and charged when its sales open.';
    case 'scheduled_purchase':
      return 'Scheduled: bought and charged on its day.';
    case undefined:
      return null;
  }
}

export function describeRemovedCartItem({ name, reason }: AutoRemovedItem): string {
  switch (reason) {
    case 'draw_closed':
      return `${name}: sales for its draw have closed.`;
    case 'sold_out':
      return `${name}: it is sold out.`;
    case 'no_longer_available':
      return `${name}: it is no longer on sale.`;
  }
}

export function describeRepricedCartItem({ name, currency, from, to }: RepricedCartItem, locale: string): string {
  const money = (amount: string) => formatCurrencyAmount(parseDecimalAmount(amount), { locale, currency });
  return `${name}: was ${money(from)}, is now ${money(to)}.`;
}
