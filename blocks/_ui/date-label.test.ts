import { expect, test } from 'vitest';
import { formatMomentWithDayLabel, formatWeekdayDateTime } from './date-label.ts';

const shop = { key: 'shop', name: 'Shop', currency: 'GBP', logo: null, features: {} };

test('a time of day is written as the locale of the site writes it, alone and after a date', () => {
  const at = '2026-11-23T09:05:00Z';
  const london = { ...shop, locale: 'en-GB', timeZone: 'Europe/London' };
  const brisbane = { ...shop, locale: 'en-AU', timeZone: 'Australia/Brisbane' };
  expect([london, brisbane].map((site) => formatMomentWithDayLabel(at, Date.parse(at), site).time)).toEqual([
    '09:05',
    '7:05 pm',
  ]);
  expect([london, brisbane].map((site) => formatWeekdayDateTime(at, site).split(', ').at(-1))).toEqual([
    '09:05',
    '7:05 pm',
  ]);
});
