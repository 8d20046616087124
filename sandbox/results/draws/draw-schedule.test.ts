import { describe, expect, test } from 'vitest';
import { type DrawSchedule, findNextScheduledDrawTime, getWeekday } from './draw-schedule.ts';

const sydney = 'Australia/Sydney';

function next(schedule: DrawSchedule, after: string, timeZone = sydney): string {
  return new Date(findNextScheduledDrawTime(schedule, Date.parse(after), timeZone)).toISOString();
}

describe('findNextScheduledDrawTime', () => {
  const saturdays: DrawSchedule = { kind: 'weekly', days: ['sat'], time: '19:30' };

  test.each<[string, DrawSchedule, string, string]>([
    ['the coming day of the week', saturdays, '2026-03-04T00:00:00Z', '2026-03-07T08:30:00.000Z'],
    ['the same day before the time', saturdays, '2026-03-07T08:29:59Z', '2026-03-07T08:30:00.000Z'],
    ['a week on at the time itself', saturdays, '2026-03-07T08:30:00Z', '2026-03-14T08:30:00.000Z'],
    ['the same time of day after summer time has ended', saturdays, '2026-04-04T10:00:00Z', '2026-04-11T09:30:00.000Z'],
    [
      'a rhythm that starts at its anchor',
      { kind: 'interval', anchor: '2024-01-07', everyDays: 14, time: '18:30' },
      '2026-03-04T00:00:00Z',
      '2026-03-15T07:30:00.000Z',
    ],
    [
      'a day of the month',
      { kind: 'monthly', day: 28, time: '19:00' },
      '2026-03-28T09:00:00Z',
      '2026-04-28T09:00:00.000Z',
    ],
    [
      'a day of the year',
      { kind: 'yearly', month: 12, day: 21, time: '18:00' },
      '2026-12-21T07:00:00Z',
      '2027-12-21T07:00:00.000Z',
    ],
  ])('finds the date of the next draw: %s', (_, schedule, after, expected) => {
    expect(next(schedule, after)).toBe(expected);
  });

  test('throws for a schedule whose date never occurs', () => {
    expect(() => next({ kind: 'yearly', month: 2, day: 30, time: '12:00' }, '2026-03-04T00:00:00Z')).toThrow(
      'no draw within 400 days of 2026-03-04T00:00:00.000Z',
    );
  });
});

test('getWeekday returns the weekday in the shop’s time zone', () => {
  const moment = Date.parse('2026-03-06T14:00:00Z');
  expect([getWeekday(moment, sydney), getWeekday(moment, 'Europe/London')]).toEqual(['sat', 'fri']);
});
