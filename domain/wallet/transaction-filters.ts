import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import type { TransactionType } from '#schemas/generated/api/types.gen.ts';
import { isCalendarDate } from '../forms/minimum-age.ts';

/** Transactions per page (specification: Business constants and limits, "Page sizes: default 10"). */
export const TRANSACTIONS_ON_A_PAGE = 10;

/** Transaction types, in the order of the filter list. */
export const TRANSACTION_TYPES = [
  'deposit',
  'withdrawal',
  'withdrawal_returned',
  'purchase',
  'winnings',
  'refund',
  'bonus',
  'adjustment',
] as const satisfies readonly TransactionType[];

/** Transaction filters; days such as '2026-03-01' are in the time zone of the shop and inclusive. */
export interface TransactionFilters {
  readonly type: TransactionType | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** Reads filters from the query. Invalid values are ignored; days in the wrong order are swapped. */
export function parseTransactionFilters(query: URLSearchParams): TransactionFilters {
  const requestedType = query.get('type');
  const type = TRANSACTION_TYPES.find((known) => known === requestedType) ?? null;
  const [from, to] = [dayIn(query, 'from'), dayIn(query, 'to')];
  return from !== null && to !== null && from > to ? { type, from: to, to: from } : { type, from, to };
}

/** Query parameters for these filters; unset ones are left out. */
export function toTransactionFilterQuery({ type, from, to }: TransactionFilters): Record<string, string> {
  return { ...(type && { type }), ...(from && { from }), ...(to && { to }) };
}

/** First and last moment of the filtered days, ISO 8601 in UTC; open ends are left out. */
export function toTransactionFilterMoments(
  { from, to }: Pick<TransactionFilters, 'from' | 'to'>,
  timeZone: string,
): { readonly from?: string; readonly to?: string } {
  return {
    ...(from && { from: new Date(dayStart(from, timeZone).getTime()).toISOString() }),
    ...(to && { to: new Date(addDays(dayStart(to, timeZone), 1).getTime() - 1).toISOString() }),
  };
}

function dayIn(query: URLSearchParams, name: string): string | null {
  const day = query.get(name) ?? '';
  return isCalendarDate(day) ? day : null;
}

function dayStart(day: string, timeZone: string): TZDate {
  return startOfDay(TZDate.tz(timeZone, Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))));
}
