import { expect, test } from 'vitest';
import { createTaking } from './taken-blocks.ts';

test('the page is taken over when each block that was due is, whichever is told first', () => {
  const { due, taken, isDone } = createTaking();
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
