// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LimitNoticeMessages {
  /** This is more than your deposit limit */
  depositHeading(): string;
  /** This is more than anybody may spend here */
  systemHeading(): string;
  /** This is more than your spend limit */
  spendHeading(): string;
  /** {period, select, day {Of {limit} a day, {remaining} is left.} week {Of {limit} a week, {remaining} is left.} other {Of {limit} a month, {remaining} is left.}} What you would have to pay in is {exceeded} more than that. */
  deposit(values: { readonly limit: number | MoneyValue; readonly period: 'day' | 'week' | 'month'; readonly remaining: number | MoneyValue; readonly exceeded: number | MoneyValue }): string;
  /** {period, select, day {Of {limit} a day, {remaining} is left.} week {Of {limit} a week, {remaining} is left.} other {Of {limit} a month, {remaining} is left.}} This order is {exceeded} more than that. */
  spend(values: { readonly limit: number | MoneyValue; readonly period: 'day' | 'week' | 'month'; readonly remaining: number | MoneyValue; readonly exceeded: number | MoneyValue }): string;
  /** The limit begins anew on {resets, date, weekdayDateWithoutYear}. */
  resets(values: { readonly resets: number }): string;
}

export const limitNoticeMessages: MessageCatalogueReference<LimitNoticeMessages> = { catalogue: 'limit-notice', format: formatText };
