import { expect, test } from 'vitest';
import { createPauseForRequests } from './pause-for-requests.ts';

test('long work pauses once it has taken eight milliseconds since the last pause', async () => {
  let now = 1_000;
  const pause = createPauseForRequests(() => now);
  const pauseAfter = (milliseconds: number) => {
    now += milliseconds;
    return pause();
  };
  expect([pauseAfter(0), pauseAfter(7)]).toEqual([undefined, undefined]);
  const paused = pauseAfter(1);
  expect(paused).toBeInstanceOf(Promise);
  now += 100;
  await paused;
  // Time spent in the pause does not count as work.
  expect(pauseAfter(7)).toBe(undefined);
  expect(pauseAfter(1)).toBeInstanceOf(Promise);
});

test('a request that waits for the event loop is handled while long work pauses', async () => {
  const order: string[] = [];
  let now = 0;
  const pause = createPauseForRequests(() => now);
  setImmediate(() => order.push('a request'));
  now = 8;
  await pause();
  order.push('the work goes on');
  expect(order).toEqual(['a request', 'the work goes on']);
});

test('work that is stopped is finished if it is short, and else ends at its next pause with the reason', () => {
  const stopped = new AbortController();
  let now = 0;
  const pause = createPauseForRequests(() => now);
  stopped.abort(new Error('the process ends'));
  expect(pause(stopped.signal)).toBe(undefined);
  now = 8;
  expect(() => pause(stopped.signal)).toThrow('the process ends');
});
