// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LimitManagerMessages {
  /** {kind, select, spending {Spend limits} other {Deposit limit}} */
  heading(values: { readonly kind: 'spending' | 'deposits' }): string;
  /** {kind, select, spending {You have set no spend limit.} other {You have set no deposit limit.}} */
  none(values: { readonly kind: 'spending' | 'deposits' }): string;
  /** {period, select, day {{limit} a day} week {{limit} a week} other {{limit} a month}} */
  limit(values: { readonly period: 'day' | 'week' | 'month'; readonly limit: number | MoneyValue }): string;
  /** {kind, select, spending {{used} spent, {remaining} left} other {{used} paid in, {remaining} left}} */
  used(values: { readonly kind: 'spending' | 'deposits'; readonly used: number | MoneyValue; readonly remaining: number | MoneyValue }): string;
  /** {kind, select, spending {{period, select, day {Set a limit for a day} week {Set a limit for a week} other {Set a limit for a month}}} other {Set a deposit limit}} */
  set(values: { readonly kind: 'spending' | 'deposits'; readonly period: 'day' | 'week' | 'month' }): string;
  /** Begins anew on {moment, date, weekdayDate}, {moment, time}. */
  resets(values: { readonly moment: number }): string;
  /** Becomes {limit} on {moment, date, weekdayDate}, {moment, time}. */
  pending(values: { readonly limit: number | MoneyValue; readonly moment: number }): string;
  /** Ends on {moment, date, weekdayDate}, {moment, time}. */
  ending(values: { readonly moment: number }): string;
  /** Change */
  change(): string;
  /** End it */
  remove(): string;
  /** Save the limit */
  save(): string;
  /** Cancel */
  cancel(): string;
  /** {kind, select, spending {End this spend limit?} other {End your deposit limit?}} */
  removeHeading(values: { readonly kind: 'spending' | 'deposits' }): string;
  /** {kind, select, spending {It holds for another 24 hours. After that you can spend as much as you like.} other {It holds for another 24 hours. After that you can pay in as much as you like.}} */
  removing(values: { readonly kind: 'spending' | 'deposits' }): string;
  /** End the limit */
  confirm(): string;
  /** Ending the limit */
  endingNow(): string;
  /** Keep it */
  keep(): string;
  /** That did not work. Please try again. */
  failed(): string;
  /** Close */
  close(): string;
  /** A lower limit holds at once. A higher one, or none, holds after 24 hours. */
  rule(): string;
  /** Limits for everybody */
  system(): string;
}

export const limitManagerMessages: MessageCatalogueReference<LimitManagerMessages> = { catalogue: 'limit-manager', format: formatText };
