// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LimitNoticeMessages {
  /** This is over your deposit limit */
  depositHeading(): string;
  /** This is over the limit for all customers */
  systemHeading(): string;
  /** This is over your spend limit */
  spendHeading(): string;
  /** {period, select, day {You have {remaining} left of your {limit} daily limit.} week {You have {remaining} left of your {limit} weekly limit.} other {You have {remaining} left of your {limit} monthly limit.}} This deposit is {exceeded} over. */
  deposit(values: { readonly limit: number | MoneyValue; readonly period: 'day' | 'week' | 'month'; readonly remaining: number | MoneyValue; readonly exceeded: number | MoneyValue }): string;
  /** {period, select, day {You have {remaining} left of the {limit} daily limit.} week {You have {remaining} left of the {limit} weekly limit.} other {You have {remaining} left of the {limit} monthly limit.}} This order is {exceeded} over. */
  spend(values: { readonly limit: number | MoneyValue; readonly period: 'day' | 'week' | 'month'; readonly remaining: number | MoneyValue; readonly exceeded: number | MoneyValue }): string;
  /** Resets on {resets, date, weekdayDateWithoutYear}. */
  resets(values: { readonly resets: number }): string;
}

export const limitNoticeMessages: MessageCatalogueReference<LimitNoticeMessages> = { catalogue: 'limit-notice', format: formatText };
