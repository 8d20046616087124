import { expect, test } from 'vitest';
import { startForgettingExpired } from './forget-expired.ts';

test('expired customer data is removed every minute until the server stops', () => {
  const scheduled: { readonly task: () => void; readonly delay: number }[] = [];
  let now = 0;
  let cancelled = 0;
  const removed: number[] = [];
  const stop = startForgettingExpired(
    [{ removeExpired: (at) => void removed.push(at) }, {}],
    () => now,
    (task, delay) => {
      scheduled.push({ task, delay });
      return () => void (cancelled += 1);
    },
  );
  for (now of [60_000, 120_000]) scheduled.at(-1)?.task();
  stop();
  expect([removed, scheduled.map(({ delay }) => delay), cancelled]).toEqual([
    [60_000, 120_000],
    [60_000, 60_000, 60_000],
    1,
  ]);
});
