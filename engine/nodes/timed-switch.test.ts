import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createTimedSwitch } from './timed-switch.ts';

function setUp() {
  const clock = { now: 1_000 };
  const timers: (() => void)[] = [];
  const blocked: number[] = [];
  const requests = new EventEmitter();
  const timed = createTimedSwitch({
    now: () => clock.now,
    schedule: (task) => {
      timers.push(task);
      return () => {};
    },
    block: (milliseconds) => {
      blocked.push(milliseconds);
      clock.now += milliseconds;
    },
  });
  timed.attach(requests);
  const applied: number[] = [];
  const served: number[] = [];
  requests.on('request', () => served.push(applied.length));
  return { clock, timers, blocked, requests, timed, applied, served };
}

test('a request after the time of a scheduled change sees the change even if the timer is late', async () => {
  const { clock, requests, timed, applied, served, timers } = setUp();
  const done = timed.at(2_000, () => applied.push(clock.now));
  requests.emit('request');
  clock.now = 2_000;
  requests.emit('request');
  await done;
  expect(served).toEqual([0, 1]);
  for (const timer of timers) timer();
  expect(applied).toEqual([2_000]);
});

test('a request milliseconds before a scheduled change waits for the change, because the clock of another node may be ahead', async () => {
  const { clock, requests, timed, applied, served, blocked } = setUp();
  const done = timed.at(2_000, () => applied.push(clock.now));
  clock.now = 1_994;
  requests.emit('request');
  clock.now = 1_996;
  requests.emit('request');
  await done;
  expect(blocked).toEqual([4]);
  expect(served).toEqual([0, 1]);
});

test('without a pending change no listener is left on the requests', async () => {
  const { requests, timed, timers } = setUp();
  const before = requests.listenerCount('request');
  const done = timed.at(2_000, () => {});
  expect(requests.listenerCount('request')).toBe(before + 1);
  for (const timer of timers) timer();
  await done;
  expect(requests.listenerCount('request')).toBe(before);
});
