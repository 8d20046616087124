import { expect, test } from 'vitest';
import { createHydrationTracker } from './hydration-tracker.ts';

test('the page counts as hydrated once each block that was due is hydrated, in any order', () => {
  const { due, taken, isDone } = createHydrationTracker();
  expect(isDone()).toBe(false);
  taken('first');
  due('first');
  expect(isDone()).toBe(true);
  due('second');
  due('third');
  taken('third');
  expect(isDone()).toBe(false);
  taken('second');
  expect(isDone()).toBe(true);
});
