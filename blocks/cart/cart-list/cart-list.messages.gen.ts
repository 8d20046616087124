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
  /** {item} is being removed. */
  isBeingRemoved(values: { readonly item: string }): string;
  /** {item} is removed. */
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
  /** Good until {date} */
  goodUntil(values: { readonly date: number }): string;
  /** Pre-order: bought and charged when its sales open. */
  preOrder(): string;
  /** Scheduled: bought and charged on its day. */
  scheduled(): string;
  /** <moment>{day}, {time}</moment> */
  draw(values: { readonly day: string; readonly time: number; readonly moment: (content: ReactNode) => ReactNode }): ReactNode;
  /** Draw {drawNo}, <moment>{day}, {time}</moment> */
  drawWithNumber(values: { readonly drawNo: string; readonly day: string; readonly time: number; readonly moment: (content: ReactNode) => ReactNode }): ReactNode;
  /** Buy this again: {when}<hidden>, {item}</hidden> */
  again(values: { readonly when: string; readonly item: string; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** Until you stop it. You can do so in your account at any time. */
  againHint(): string;
  /** Bought again until you stop it: {when} */
  alwaysAgain(values: { readonly when: string }): string;
  /** Taken out of your order */
  removed(): string;
  /** {reason, select, draw_closed {{item}: sales for its draw have closed.} sold_out {{item}: it is sold out.} other {{item}: it is no longer on sale.}} */
  removedItem(values: { readonly reason: 'draw_closed' | 'sold_out' | 'no_longer_available'; readonly item: string }): string;
  /** Prices have changed */
  repriced(): string;
  /** {item}: was {from}, is now {to}. */
  repricedItem(values: { readonly item: string; readonly from: number | MoneyValue; readonly to: number | MoneyValue }): string;
  /** Got it */
  seen(): string;
  /** This cannot be bought yet */
  blocked(): string;
  /** Remove what is named here to go on, or ask us. */
  advice(): string;
  /** If you have moved, change the address of your account. */
  countryBannedAdvice(): string;
  /** What you have chosen stays here. */
  timeOutAdvice(): string;
  /** You can take it out, and nothing is charged. */
  selfExcludedAdvice(): string;
  /** Remove it to go on. If you have moved, change the address of your account. */
  notInRegionAdvice(): string;
  /** Remove it to go on, or choose another region if this is not yours. */
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
  /** You will be asked for a way to pay that we can use later, without you. */
  unattended(): string;
  /** Total */
  total(): string;
  /** Your code waits here. Choose what to use it for. */
  alone(): string;
  /** One moment… */
  leaving(): string;
  /** Read the rules */
  regulation(): string;
  /** Close */
  close(): string;
  /** We could not load what you have chosen. */
  notLoaded(): string;
  /** Try again */
  retry(): string;
  /** Changing it needs JavaScript. */
  noScript(): string;
}

export const cartListMessages: MessageCatalogueReference<CartListMessages> = { catalogue: 'cart-list', format: formatTextOrElements };
