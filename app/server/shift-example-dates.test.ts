import { expect, test } from 'vitest';
import { formatTimeLeft } from '#blocks/_ui/time-left.ts';
import { blockExamples } from './block-examples.ts';
import { shiftExampleDates } from './shift-example-dates.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const AT = '2030-01-05T08:30:00.000Z';

test.each([
  ['3h 12m', '2026-11-21T15:12:30.000Z'],
  ['1d 1h', '2026-11-22T13:30:00.000Z'],
  ['5m 7s', '2026-11-21T12:05:07.500Z'],
  ['9s', '2026-11-21T12:00:09.500Z'],
])('an example date with the remaining time %s as its text is moved to that time from now', (text, at) => {
  expect(shiftExampleDates({ list: [{ left: { at: AT, text } }] }, NOW)).toEqual({ list: [{ left: { at, text } }] });
});

test.each([null, 'x', [1], { at: AT, day: 'Tonight', text: '1d' }, { at: AT, text: 'Closed' }])(
  'the example value %j stays unchanged',
  (data) => expect(shiftExampleDates(data, NOW)).toEqual(data),
);

test('every block example shows remaining times in the format of pages', () => {
  const remainingTimes = Object.values(blockExamples).flatMap(({ data }) =>
    [...JSON.stringify(shiftExampleDates(data, NOW) ?? null).matchAll(/\{"at":"([^"]*)","text":"([^"]*)"\}/g)].map(
      ([, at = '', text]) => [text, formatTimeLeft(Date.parse(at) - NOW, 'en-AU')],
    ),
  );
  expect(remainingTimes.length).toBeGreaterThan(5);
  expect(remainingTimes.filter(([text, shown]) => text !== shown)).toEqual([]);
});
