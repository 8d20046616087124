import { createInvalidValueFault } from './api-fault.ts';

export interface LimitAndOffset {
  readonly limit: number;
  readonly offset: number;
}

const MOST_ENTRIES = 100;

/**
 * The requested page of a list.
 *
 * @throws ApiFault 422 when `limit` or `offset` is no whole number within its bounds.
 */
export function parsePagination(query: Readonly<Record<string, string>>, defaultLimit: number): LimitAndOffset {
  return {
    limit: wholeNumber(query.limit, 'limit', defaultLimit, 1, MOST_ENTRIES),
    offset: wholeNumber(query.offset, 'offset', 0, 0, Number.MAX_SAFE_INTEGER),
  };
}

function wholeNumber(text: string | undefined, target: string, fallback: number, least: number, most: number): number {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw createInvalidValueFault(target);
}
