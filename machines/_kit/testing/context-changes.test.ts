import { expect, test } from 'vitest';
import { listContextChanges } from './context-changes.ts';

test('listContextChanges names the keys of a context that are set, emptied and changed', () => {
  const before = { cart: null, queue: ['add'], failures: 1, isStale: true, seen: [], form: { name: 'a' } };
  const after = { cart: { id: 1 }, queue: [], failures: 2, isStale: false, seen: [], form: { name: 'a' } };
  expect(listContextChanges(before, after)).toEqual(['+cart', '-queue', '~failures', '-isStale']);
});

test('listContextChanges counts an error and a date as set, not as empty', () => {
  expect(listContextChanges({ at: null, error: null }, { at: new Date(0), error: new Error('No.') })).toEqual([
    '+at',
    '+error',
  ]);
});

test('listContextChanges adds the value of a key that has a description, unless the value is empty', () => {
  const values = { queue: (queue: readonly string[]) => queue.join(' ') };
  expect(listContextChanges({ queue: [] }, { queue: ['add', 'delete'] }, values)).toEqual(['+queue(add delete)']);
  expect(listContextChanges({ queue: ['add'] }, { queue: [] }, values)).toEqual(['-queue']);
});
