// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { createSandboxMessages } from '../../messages/sandbox-messages.ts';
import catalogue from './limits.messages.json' with { type: 'json' };

export interface LimitsMessages {
  /** There is no limit on your deposits. */
  noDepositLimit(): string;
  /** This limit holds for everybody, and cannot be removed. */
  limitForEverybody(): string;
  /** This limit is being removed already. */
  limitRemovalUnderWay(): string;
  /** There is no such period. */
  noSuchPeriod(): string;
  /** There is no such spend limit. */
  noSuchSpendLimit(): string;
  /** You can spend no more than {left} until your {period, select, day {day} week {week} other {month}} ends. */
  systemLimitLeft(values: { readonly left: number | MoneyValue; readonly period: 'day' | 'week' | 'month' }): string;
  /** Your spend limit leaves you {left} this {period, select, day {day} week {week} other {month}}. */
  spendLimitLeft(values: { readonly left: number | MoneyValue; readonly period: 'day' | 'week' | 'month' }): string;
  /** Your deposit limit leaves you {left} this {period, select, day {day} week {week} other {month}}. */
  depositLimitLeft(values: { readonly left: number | MoneyValue; readonly period: 'day' | 'week' | 'month' }): string;
  /** You have a spend limit for a {period, select, day {day} week {week} other {month}} already. */
  spendLimitExists(values: { readonly period: 'day' | 'week' | 'month' }): string;
  /** You have reached this limit. You can remove it when the {period, select, day {day} week {week} other {month}} is over. */
  spendLimitReached(values: { readonly period: 'day' | 'week' | 'month' }): string;
}

export const limitsMessages = createSandboxMessages<LimitsMessages>('limits', catalogue);
