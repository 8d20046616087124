import { readLocalTime } from '../date-format.ts';

/** A month of the shop's calendar, counted from 1. */
export interface ResultMonth {
  readonly year: number;
  readonly month: number;
}

/** Reads `2026-03`, also with one digit or with a day behind it; null for what is no month. */
export function parseResultMonth(text: string): ResultMonth | null {
  const [, year, month] = /^(\d{4})-(0?[1-9]|1[0-2])(?:-\d{1,2})?$/.exec(text) ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month) };
}

/** As addresses write it: `2026-03`. */
export function formatMonthKey({ year, month }: ResultMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** The month of the shop in which a moment falls. */
export function getMonthAt(moment: number, timeZone: string): ResultMonth {
  const day = new Date(readLocalTime(moment, timeZone).day * 86_400_000);
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1 };
}

/** Every month from one to another, the latest first. */
export function listMonthsBetween(first: ResultMonth, last: ResultMonth): ResultMonth[] {
  const [from, to] = [first, last].map(({ year, month }) => year * 12 + month - 1);
  if (from === undefined || to === undefined || to < from) return [];
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const months = to - index;
    return { year: Math.floor(months / 12), month: (months % 12) + 1 };
  });
}

/**
 * The months that had a draw, the latest first. Of what has more draws than are known by date, those before the oldest
 * known one are taken to have been in every month since the first.
 */
export function listMonthsWithDraws(known: readonly ResultMonth[], first: ResultMonth | null): ResultMonth[] {
  const oldest = known.at(-1);
  const before = first && oldest ? listMonthsBetween(first, oldest) : [];
  const byKey = new Map([...known, ...before].map((month) => [formatMonthKey(month), month]));
  return [...byKey].sort(([one], [other]) => (one < other ? 1 : -1)).map(([, month]) => month);
}
