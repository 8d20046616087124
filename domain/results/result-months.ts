import { getEpochDayAndHourInTimeZone } from '../date-format.ts';

/** A calendar month in the time zone of the shop, counted from 1. */
export interface ResultMonth {
  readonly year: number;
  readonly month: number;
}

/** Parses `2026-03`, also with one digit or with a day; null for anything else. */
export function parseResultMonth(text: string): ResultMonth | null {
  const [, year, month] = /^(\d{4})-(0?[1-9]|1[0-2])(?:-\d{1,2})?$/.exec(text) ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month) };
}

/** Formats a month for addresses: `2026-03`. */
export function formatMonthKey({ year, month }: ResultMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

export function getMonthAt(moment: number, timeZone: string): ResultMonth {
  const day = new Date(getEpochDayAndHourInTimeZone(moment, timeZone).day * 86_400_000);
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1 };
}

/** Every month of a span, newest first. */
export function listMonthsBetween(first: ResultMonth, last: ResultMonth): ResultMonth[] {
  const [from, to] = [first, last].map(({ year, month }) => year * 12 + month - 1);
  if (from === undefined || to === undefined || to < from) return [];
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const months = to - index;
    return { year: Math.floor(months / 12), month: (months % 12) + 1 };
  });
}

/** Months with draws, newest first. Before the oldest known draw every month since `first` is assumed to have one. */
export function listMonthsWithDraws(known: readonly ResultMonth[], first: ResultMonth | null): ResultMonth[] {
  const oldest = known.at(-1);
  const before = first && oldest ? listMonthsBetween(first, oldest) : [];
  const byKey = new Map([...known, ...before].map((month) => [formatMonthKey(month), month]));
  return [...byKey].sort(([one], [other]) => (one < other ? 1 : -1)).map(([, month]) => month);
}
