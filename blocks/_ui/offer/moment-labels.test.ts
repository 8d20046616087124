import { expect, test } from 'vitest';
import type { MessageSource } from '#engine/messages/message-source.ts';
import { stubSite } from '../../_testing/render-example.tsx';
import { testMessages } from '../../_testing/test-messages.ts';
import { findMomentLabel, findTimeLeft } from './moment-labels.ts';

const NOON = Date.parse('2026-11-21T02:00:00Z');
const DAY = 86_400_000;
const DRAW = '2026-11-22T09:30:00.000Z';

/** Messages that count how often a label is made. */
function createContext(timeZone = 'Australia/Brisbane') {
  let count = 0;
  const messages: MessageSource = {
    find: (id) => {
      count += 1;
      return testMessages.find(id);
    },
  };
  const labelAt = (now: number, at = DRAW, zone = timeZone) =>
    findMomentLabel(at, { site: { ...stubSite, timeZone: zone }, messages, now });
  return { labelAt, countMade: () => count };
}

test('the date label of a draw is formatted once a day, and again after midnight', () => {
  const { labelAt, countMade } = createContext();
  expect([labelAt(NOON).day, labelAt(NOON + 1000).day, countMade()]).toEqual(['Tomorrow', 'Tomorrow', 1]);
  expect([labelAt(NOON + DAY).day, countMade()]).toEqual(['Tonight', 2]);
});

test('the date label of a draw is right for a page of an earlier day, also after a page of a later day', () => {
  const { labelAt } = createContext();
  expect([labelAt(NOON + DAY).day, labelAt(NOON).day]).toEqual(['Tonight', 'Tomorrow']);
});

test('the date label of a draw has the time in the time zone of the site', () => {
  const { labelAt } = createContext();
  expect([labelAt(NOON).time, labelAt(NOON, DRAW, 'Europe/London').time]).toEqual(['7:30 pm', '9:30 am']);
});

test('the time left to a draw is formatted once until its text changes, and again for an earlier moment', () => {
  const context = { site: { ...stubSite, timeZone: 'Australia/Brisbane' }, messages: { find: testMessages.find } };
  const leftAt = (now: number) => findTimeLeft(DRAW, { ...context, now });
  const first = leftAt(NOON);
  expect(first).toEqual({ at: DRAW, text: '1d 7h' });
  expect(leftAt(NOON + 20 * 60_000)).toBe(first);
  expect(leftAt(NOON + 31 * 60_000).text).toBe('1d 6h');
  expect(leftAt(NOON).text).toBe('1d 7h');
});

test('the cache of date labels drops old ones: after 3000 other moments, a label is formatted again', () => {
  const { labelAt, countMade } = createContext();
  const first = new Date(NOON).toISOString();
  labelAt(NOON, first);
  for (let minute = 0; minute < 3000; minute++) labelAt(NOON, new Date(NOON + minute * 60_000).toISOString());
  const before = countMade();
  labelAt(NOON, first);
  expect(countMade()).toBe(before + 1);
});
