import { expect, test } from 'vitest';
import { createSessionActivity, type SessionActivityChange } from './session-activity.ts';

function tabs() {
  const listeners: ((event: { readonly data: unknown }) => void)[] = [];
  const channel = () => {
    const own: (typeof listeners)[number][] = [];
    return {
      postMessage: (data: unknown) => {
        for (const listener of listeners) if (!own.includes(listener)) listener({ data });
      },
      addEventListener: (_: 'message', listener: (typeof listeners)[number]) => {
        own.push(listener);
        listeners.push(listener);
      },
    };
  };
  let now = 0;
  const open = () => createSessionActivity(channel(), () => now);
  return { one: open(), other: open(), pass: (milliseconds: number) => (now += milliseconds) };
}

test('activity in one tab counts in the other tabs', () => {
  const { one, other, pass } = tabs();
  const receivedChanges: SessionActivityChange[] = [];
  other.subscribe((news) => receivedChanges.push(news));
  pass(5_000);
  one.touch();
  expect([one.last(), other.last()]).toEqual([5_000, 5_000]);
  expect(receivedChanges).toEqual([{ kind: 'active', at: 5_000, elsewhere: true }]);
});

test('continuous activity is announced to other tabs once a second', () => {
  const { one, other, pass } = tabs();
  const receivedChanges: SessionActivityChange[] = [];
  one.subscribe((news) => receivedChanges.push(news));
  for (let tenths = 0; tenths < 25; tenths += 1) {
    pass(100);
    one.touch();
  }
  expect(receivedChanges.map((news) => news.kind === 'active' && news.at)).toEqual([1_000, 2_000]);
  expect(other.last()).toBe(2_000);
});

test('a sign-out is announced to other tabs and not to its own', () => {
  const { one, other } = tabs();
  const receivedChanges: string[] = [];
  one.subscribe(({ kind }) => receivedChanges.push(`one ${kind}`));
  other.subscribe(({ kind }) => receivedChanges.push(`other ${kind}`));
  one.end();
  expect(receivedChanges).toEqual(['other ended']);
});
