import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import type { TransactionType } from '#schemas/generated/api/types.gen.ts';
import { isCalendarDate } from '../forms/minimum-age.ts';

/** Movements on a page (specification: Business constants and limits, "Page sizes: default 10"). */
export const TRANSACTIONS_ON_A_PAGE = 10;

/** What moves money in a wallet, in the order of a list to choose from. */
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

/** Which movements to show; days are those of the shop, such as '2026-03-01', and both are included. */
export interface TransactionFilters {
  readonly type: TransactionType | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** The filters that an address asks for. What can't be one filters nothing; days in the wrong order change places. */
export function parseTransactionFilters(query: URLSearchParams): TransactionFilters {
  const asked = query.get('type');
  const type = TRANSACTION_TYPES.find((known) => known === asked) ?? null;
  const [from, to] = [dayIn(query, 'from'), dayIn(query, 'to')];
  return from !== null && to !== null && from > to ? { type, from: to, to: from } : { type, from, to };
}

/** The same as a query of an address; what filters nothing is left out. */
export function toTransactionFilterQuery({ type, from, to }: TransactionFilters): Record<string, string> {
  return { ...(type && { type }), ...(from && { from }), ...(to && { to }) };
}

/** First and last moment of the days of a shop in a time zone, ISO 8601 in UTC; what is left open is left out. */
export function toFilterMoments(
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
