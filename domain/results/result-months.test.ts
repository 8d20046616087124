import { expect, test } from 'vitest';
import {
  formatMonthKey,
  getMonthAt,
  listMonthsBetween,
  listMonthsWithDraws,
  parseResultMonth,
} from './result-months.ts';

test('parseResultMonth reads a month such as 2026-03, also with a day behind it, and returns null for other texts', () => {
  expect(['2026-03', '2026-3', '2026-12', '2026-11-20'].map(parseResultMonth)).toEqual([
    { year: 2026, month: 3 },
    { year: 2026, month: 3 },
    { year: 2026, month: 12 },
    { year: 2026, month: 11 },
  ]);
  expect(['2026', '2026-00', '2026-13', '26-03', 'draw', '2026-03x'].map(parseResultMonth)).toEqual(
    Array(6).fill(null),
  );
  expect(formatMonthKey({ year: 2026, month: 3 })).toBe('2026-03');
});

test('getMonthAt returns the month in the time zone of the shop', () => {
  const moment = Date.parse('2026-10-31T14:00:00.000Z');
  expect(getMonthAt(moment, 'Australia/Sydney')).toEqual({ year: 2026, month: 11 });
  expect(getMonthAt(moment, 'Europe/London')).toEqual({ year: 2026, month: 10 });
});

test('listMonthsBetween lists months from the last back to the first, also over the turn of a year', () => {
  expect(listMonthsBetween({ year: 2025, month: 11 }, { year: 2026, month: 2 }).map(formatMonthKey)).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
  ]);
  expect(listMonthsBetween({ year: 2026, month: 2 }, { year: 2026, month: 1 })).toEqual([]);
});

test('listMonthsWithDraws lists known months once, newest first, and all from the oldest back to the given month', () => {
  const known = ['2026-03', '2026-03', '2025-12', '2025-10'].flatMap((text) => parseResultMonth(text) ?? []);
  expect(listMonthsWithDraws(known, null).map(formatMonthKey)).toEqual(['2026-03', '2025-12', '2025-10']);
  expect(listMonthsWithDraws(known, { year: 2025, month: 8 }).map(formatMonthKey)).toEqual([
    '2026-03',
    '2025-12',
    '2025-10',
    '2025-09',
    '2025-08',
  ]);
  expect(listMonthsWithDraws([], null)).toEqual([]);
});
