import { expect, test } from 'vitest';
import { getTestMessages } from '../_testing/test-messages.ts';
import { drawDayMessages } from './draw-day.messages.gen.ts';
import { formatDrawDay } from './draw-day.ts';

const MONDAY_MORNING = Date.parse('2024-06-03T09:00:00+10:00');

test.each([
  ['2024-06-03T17:59', 'Today'],
  ['2024-06-03T18:00', 'Tonight'],
  ['2024-06-04T20:00', 'Tomorrow'],
  ['2024-06-05T20:00', 'This Wednesday'],
  ['2024-06-16T23:00', 'Next Sunday'],
  ['2024-06-17T00:00', '17 June 2024'],
  ['2024-06-02T20:00', '2 June 2024'],
])('formatDrawDay labels a draw at %s, seen on Monday 3 June 2024, as "%s"', (draw, label) => {
  const messages = getTestMessages(drawDayMessages);
  const at = Date.parse(`${draw}:00+10:00`);
  expect(formatDrawDay(at, MONDAY_MORNING, { timeZone: 'Australia/Sydney' }, messages)).toBe(label);
});
