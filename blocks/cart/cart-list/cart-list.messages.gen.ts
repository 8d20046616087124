// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CartListMessages {
  /** Your cart */
  heading(): string;
  /** Remove {item} */
  remove(values: { readonly item: string }): string;
  /** Removing {item}. */
  isBeingRemoved(values: { readonly item: string }): string;
  /** {item} removed. */
  isRemoved(values: { readonly item: string }): string;
  /** Games<hidden>, {item}</hidden> */
  games(values: { readonly item: string; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** Draws<hidden>, {item}</hidden> */
  draws(values: { readonly item: string; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** Weeks<hidden>, {item}</hidden> */
  weeks(values: { readonly item: string; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** Books<hidden>, {item}</hidden> */
  books(values: { readonly item: string; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** Shares<hidden>, {item}</hidden> */
  shares(values: { readonly item: string; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** Valid until {date} */
  goodUntil(values: { readonly date: number }): string;
  /** Pre-order: bought and charged when sales open. */
  preOrder(): string;
  /** Scheduled: bought and charged on its date. */
  scheduled(): string;
  /** <moment>{day}, {time}</moment> */
  draw(values: { readonly day: string; readonly time: number; readonly moment: (content: ReactNode) => ReactNode }): ReactNode;
  /** Draw {drawNo}, <moment>{day}, {time}</moment> */
  drawWithNumber(values: { readonly drawNo: string; readonly day: string; readonly time: number; readonly moment: (content: ReactNode) => ReactNode }): ReactNode;
  /** Buy again: {when}<hidden>, {item}</hidden> */
  again(values: { readonly when: string; readonly item: string; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** Renews until you cancel. You can do that any time in your account. */
  againHint(): string;
  /** Renews until you cancel: {when} */
  alwaysAgain(values: { readonly when: string }): string;
  /** Removed from your order */
  removed(): string;
  /** {reason, select, draw_closed {{item}: sales for this draw have closed.} sold_out {{item}: sold out.} other {{item}: no longer on sale.}} */
  removedItem(values: { readonly reason: 'draw_closed' | 'sold_out' | 'no_longer_available'; readonly item: string }): string;
  /** Prices have changed */
  repriced(): string;
  /** {item}: was {from}, now {to}. */
  repricedItem(values: { readonly item: string; readonly from: number | MoneyValue; readonly to: number | MoneyValue }): string;
  /** Got it */
  seen(): string;
  /** You can’t buy this yet */
  blocked(): string;
  /** Remove the items above to continue, or contact us. */
  advice(): string;
  /** If you’ve moved, update the address on your account. */
  countryBannedAdvice(): string;
  /** We’ll keep your cart for you. */
  timeOutAdvice(): string;
  /** You can remove items. You won’t be charged. */
  selfExcludedAdvice(): string;
  /** Remove it to continue. If you’ve moved, update the address on your account. */
  notInRegionAdvice(): string;
  /** Remove it to continue, or choose a different region if this isn’t yours. */
  regionAdvice(): string;
  /** Your region */
  region(): string;
  /** Please choose */
  regionNone(): string;
  /** Change region */
  regionChange(): string;
  /** Contact us */
  contact(): string;
  /** To pay now */
  payNow(): string;
  /** Charged later, for pre-orders */
  payLater(): string;
  /** We’ll ask for a payment method for future payments. */
  unattended(): string;
  /** Total */
  total(): string;
  /** Your code is saved. Choose what to use it on. */
  alone(): string;
  /** One moment… */
  leaving(): string;
  /** Read the rules */
  regulation(): string;
  /** Close */
  close(): string;
  /** We couldn’t load your cart. */
  notLoaded(): string;
  /** Try again */
  retry(): string;
  /** Please turn on JavaScript to change your cart. */
  noScript(): string;
}

export const cartListMessages: MessageCatalogueReference<CartListMessages> = { catalogue: 'cart-list', format: formatTextOrElements };
