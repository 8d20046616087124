// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../../messages/sandbox-messages.ts';
import catalogue from './limits.messages.json' with { type: 'json' };

export interface LimitsMessages {
  /** You don’t have a deposit limit. */
  noDepositLimit(): string;
  /** This limit applies to everyone and can’t be removed. */
  limitForEverybody(): string;
  /** This limit is already being removed. */
  limitRemovalUnderWay(): string;
  /** You can’t set a limit for that period. Choose another. */
  noSuchPeriod(): string;
  /** We can’t find that spend limit. */
  noSuchSpendLimit(): string;
  /** You can spend up to {left} more until the end of the {period, select, day {day} week {week} other {month}}. You haven’t been charged. */
  systemLimitLeft(values: { readonly left: number | MoneyValue; readonly period: 'day' | 'week' | 'month' }): string;
  /** Your spend limit leaves you {left} this {period, select, day {day} week {week} other {month}}. You haven’t been charged. */
  spendLimitLeft(values: { readonly left: number | MoneyValue; readonly period: 'day' | 'week' | 'month' }): string;
  /** Your deposit limit leaves you {left} this {period, select, day {day} week {week} other {month}}. You haven’t been charged. */
  depositLimitLeft(values: { readonly left: number | MoneyValue; readonly period: 'day' | 'week' | 'month' }): string;
  /** You already have a spend limit for each {period, select, day {day} week {week} other {month}}. */
  spendLimitExists(values: { readonly period: 'day' | 'week' | 'month' }): string;
  /** You’ve reached this limit. You can remove it when the {period, select, day {day} week {week} other {month}} is over. */
  spendLimitReached(values: { readonly period: 'day' | 'week' | 'month' }): string;
}

export const limitsMessages = createSandboxMessages<LimitsMessages>('limits', catalogue);
