// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface LimitManagerMessages {
  /** {kind, select, spending {Spend limits} other {Deposit limit}} */
  heading(values: { readonly kind: 'spending' | 'deposits' }): string;
  /** {kind, select, spending {You haven’t set a spend limit.} other {You haven’t set a deposit limit.}} */
  none(values: { readonly kind: 'spending' | 'deposits' }): string;
  /** {period, select, day {{limit} a day} week {{limit} a week} other {{limit} a month}} */
  limit(values: { readonly period: 'day' | 'week' | 'month'; readonly limit: number | MoneyValue }): string;
  /** {kind, select, spending {{used} spent, {remaining} left} other {{used} deposited, {remaining} left}} */
  used(values: { readonly kind: 'spending' | 'deposits'; readonly used: number | MoneyValue; readonly remaining: number | MoneyValue }): string;
  /** {kind, select, spending {{period, select, day {Set a daily limit} week {Set a weekly limit} other {Set a monthly limit}}} other {Set a deposit limit}} */
  set(values: { readonly kind: 'spending' | 'deposits'; readonly period: 'day' | 'week' | 'month' }): string;
  /** Resets on {moment, date, weekdayDate}, {moment, time}. */
  resets(values: { readonly moment: number }): string;
  /** Changes to {limit} on {moment, date, weekdayDate}, {moment, time}. */
  pending(values: { readonly limit: number | MoneyValue; readonly moment: number }): string;
  /** Ends on {moment, date, weekdayDate}, {moment, time}. */
  ending(values: { readonly moment: number }): string;
  /** Change */
  change(): string;
  /** Remove limit */
  remove(): string;
  /** Save limit */
  save(): string;
  /** Cancel */
  cancel(): string;
  /** {kind, select, spending {Remove this spend limit?} other {Remove your deposit limit?}} */
  removeHeading(values: { readonly kind: 'spending' | 'deposits' }): string;
  /** {kind, select, spending {It applies for another 24 hours. After that there’s no limit on what you can spend.} other {It applies for another 24 hours. After that there’s no limit on what you can deposit.}} */
  removing(values: { readonly kind: 'spending' | 'deposits' }): string;
  /** Remove limit */
  confirm(): string;
  /** Removing… */
  endingNow(): string;
  /** Keep limit */
  keep(): string;
  /** That didn’t work. Please try again. */
  failed(): string;
  /** Close */
  close(): string;
  /** Lower limits apply straight away. Raising or removing a limit takes 24 hours. */
  rule(): string;
  /** Limits for everyone */
  system(): string;
}

export const limitManagerMessages: MessageCatalogueReference<LimitManagerMessages> = { catalogue: 'limit-manager', format: formatText };
