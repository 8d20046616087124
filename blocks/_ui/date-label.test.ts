import { expect, test } from 'vitest';
import type { MessageSource } from '#engine/messages/message-source.ts';
import { testMessages } from '../_testing/test-messages.ts';
import {
  formatDayAndTime,
  formatDays,
  formatMomentInSentence,
  formatMomentWithDayLabel,
  formatWeekdayDateTime,
} from './date-label.ts';

const shop = { key: 'shop', name: 'Shop', currency: 'GBP', logo: null, features: {} };
const now = Date.parse('2026-11-23T09:05:00Z');

function createContext(locale: string, timeZone: string) {
  const messages: MessageSource = {
    find(id) {
      const found = testMessages.find(id);
      return found && { ...found, locale };
    },
  };
  return { site: { ...shop, locale, timeZone }, messages, now };
}

const london = createContext('en-GB', 'Europe/London');
const brisbane = createContext('en-AU', 'Australia/Brisbane');

test('a time of day is written as the locale of the site writes it, alone and after a date', () => {
  const at = '2026-11-23T09:05:00Z';
  expect([london, brisbane].map((context) => formatMomentWithDayLabel(at, context).time)).toEqual(['09:05', '7:05 pm']);
  expect([london, brisbane].map((context) => formatWeekdayDateTime(at, context))).toEqual([
    'Monday, 23 November 2026, 09:05',
    'Monday 23 November 2026, 7:05 pm',
  ]);
});

test('a moment is written as one text with its day label and time', () => {
  const moment = formatMomentWithDayLabel('2026-11-24T09:05:00Z', brisbane);
  expect(moment).toEqual({ at: '2026-11-24T09:05:00Z', day: 'Tomorrow', time: '7:05 pm' });
  expect(formatDayAndTime(moment, brisbane)).toBe('Tomorrow, 7:05 pm');
});

test.each([
  ['2026-11-23T07:30:00Z', 'today, 5:30 pm'],
  ['2026-11-23T09:05:00Z', 'tonight, 7:05 pm'],
  ['2026-11-24T09:05:00Z', 'tomorrow, 7:05 pm'],
  ['2026-11-28T09:05:00Z', 'this Saturday, 7:05 pm'],
  ['2026-12-05T09:05:00Z', 'next Saturday, 7:05 pm'],
  ['2026-12-12T09:05:00Z', '12 December 2026, 7:05 pm'],
])('formatMomentInSentence writes %s within a sentence as "%s"', (at, text) => {
  expect(formatMomentInSentence(at, brisbane)).toBe(text);
});

test('formatDays writes the days from which and until when something runs', () => {
  expect(formatDays('2026-11-14T09:00:00Z', '2026-12-14T09:00:00Z', brisbane)).toBe(
    'Sat, 14 Nov 2026 – Mon, 14 Dec 2026',
  );
});
