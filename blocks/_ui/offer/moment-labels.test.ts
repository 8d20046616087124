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

test('a label is made once for a day, and again after midnight', () => {
  const { labelAt, countMade } = createContext();
  expect([labelAt(NOON).day, labelAt(NOON + 1000).day, countMade()]).toEqual(['Tomorrow', 'Tomorrow', 1]);
  expect([labelAt(NOON + DAY).day, countMade()]).toEqual(['Tonight', 2]);
});

test('a page for an earlier moment gets labels of its own', () => {
  const { labelAt } = createContext();
  expect([labelAt(NOON + DAY).day, labelAt(NOON).day]).toEqual(['Tonight', 'Tomorrow']);
});

test('labels depend on the time zone', () => {
  const { labelAt } = createContext();
  expect([labelAt(NOON).time, labelAt(NOON, DRAW, 'Europe/London').time]).toEqual(['7:30 pm', '9:30 am']);
});

test('the time left is written once until its text changes, and anew for an earlier moment', () => {
  const context = { site: { ...stubSite, timeZone: 'Australia/Brisbane' }, messages: { find: testMessages.find } };
  const leftAt = (now: number) => findTimeLeft(DRAW, { ...context, now });
  const first = leftAt(NOON);
  expect(first).toEqual({ at: DRAW, text: '1d 7h' });
  expect(leftAt(NOON + 20 * 60_000)).toBe(first);
  expect(leftAt(NOON + 31 * 60_000).text).toBe('1d 6h');
  expect(leftAt(NOON).text).toBe('1d 7h');
});

test('labels of many moments do not stay in memory for ever', () => {
  const { labelAt, countMade } = createContext();
  const first = new Date(NOON).toISOString();
  labelAt(NOON, first);
  for (let minute = 0; minute < 3000; minute++) labelAt(NOON, new Date(NOON + minute * 60_000).toISOString());
  const before = countMade();
  labelAt(NOON, first);
  expect(countMade()).toBe(before + 1);
});
