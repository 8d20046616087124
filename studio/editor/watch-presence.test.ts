import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceInOrder, watchPresence } from './watch-presence.ts';

const HOME = { site: 'harbour', kind: 'page', name: 'home' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the open document is announced at once and every 20 seconds, until it is left', async () => {
  const announce = vi.fn(async () => 1);
  const found: number[] = [];
  const end = watchPresence({ announce }, HOME, (count) => found.push(count));
  await vi.advanceTimersByTimeAsync(0);
  expect([announce.mock.calls, found]).toEqual([[[HOME]], [1]]);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(found).toEqual([1, 1, 1]);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(announce.mock.calls.length).toBe(3);
});

test('a failed announcement reports no count of other editors, and an answer after leaving the document is ignored', async () => {
  const found: number[] = [];
  const announce = vi.fn(async () => 2).mockRejectedValueOnce(new Error('The server is away.'));
  const end = watchPresence({ announce }, HOME, (count) => found.push(count));
  await vi.advanceTimersByTimeAsync(19_999);
  expect(found).toEqual([]);
  const late = Promise.withResolvers<number>();
  announce.mockReturnValueOnce(late.promise);
  await vi.advanceTimersByTimeAsync(1);
  end();
  late.resolve(3);
  await vi.advanceTimersByTimeAsync(0);
  expect(found).toEqual([]);
});

test('an announcement is sent after the answer to the one before, also where that one failed', async () => {
  const first = Promise.withResolvers<number>();
  const send = vi.fn(async () => 1).mockReturnValueOnce(first.promise);
  const announce = announceInOrder(send);
  const failed = announce(null).catch(({ message }: Error) => message);
  const next = announce(HOME);
  await vi.advanceTimersByTimeAsync(0);
  expect(send.mock.calls).toEqual([[null]]);
  first.reject(new Error('The server is away.'));
  expect([await failed, await next, send.mock.calls]).toEqual(['The server is away.', 1, [[null], [HOME]]]);
});
