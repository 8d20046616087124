import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHeartbeatMachine } from './heartbeat.start.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the heartbeat is sent every minute while the customer was active in the last ten minutes, and again after new activity', async () => {
  const beats: number[] = [];
  const start = Date.now();
  const beat = async () => void beats.push((Date.now() - start) / 60_000);
  const actor = startHeartbeatMachine({ clock: Date.now, beat }, start);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(beats).toEqual([]);
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(beats).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  actor.send({ type: 'ACTIVITY', at: Date.now() });
  await vi.advanceTimersByTimeAsync(0);
  expect(beats).toHaveLength(10);
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(beats).toHaveLength(19);
  actor.stop();
});
