import { expect, test } from 'vitest';
import { createByteLimitedCache } from './byte-cache.ts';
import { estimateMemoryBytes } from './estimate-memory-bytes.ts';

const MEGABYTE = 1024 * 1024;
const big = (character: string) => ({ text: character.repeat(MEGABYTE / 2) });

test('the byte cache holds entries up to its size and evicts the least recently used first', () => {
  const cache = createByteLimitedCache<{ text: string }>({ name: 'answers', maxBytes: 3.5 * MEGABYTE });
  for (const key of ['a', 'b', 'c']) cache.set(key, big(key));
  cache.get('a');
  cache.set('d', big('d'));
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.peek(key))).toEqual(['a', 'c', 'd']);
  const { entries, bytes, ...rest } = cache.use();
  expect(rest).toEqual({ name: 'answers', maxBytes: 3.5 * MEGABYTE });
  expect(entries).toBe(3);
  expect(bytes).toBeGreaterThan(3 * MEGABYTE);
  expect(bytes).toBeLessThan(3.5 * MEGABYTE);
});

test('the byte cache does not store a value above its byte limit, and removes the earlier value under that key', () => {
  const cache = createByteLimitedCache<{ text: string }>({ name: 'answers', maxBytes: MEGABYTE / 2 });
  cache.set('a', { text: 'small' });
  cache.set('a', big('a'));
  expect(cache.get('a')).toBeUndefined();
  expect(cache.use()).toMatchObject({ entries: 0, bytes: 0 });
});

test('estimateMemoryBytes counts lists, maps, buffers and nested objects, and shared values once', () => {
  const text = 'x'.repeat(1_000);
  for (const value of [[text], new Set([text]), new Map([['a', text]]), { a: { b: [text] } }]) {
    expect(estimateMemoryBytes(value)).toBeGreaterThanOrEqual(2_000);
    expect(estimateMemoryBytes(value)).toBeLessThan(2_200);
  }
  expect(estimateMemoryBytes(new Uint8Array(5_000))).toBeGreaterThanOrEqual(5_000);
  const shared = { text };
  expect(estimateMemoryBytes([shared, shared])).toBeLessThan(2_200);
  const circular: { self?: object } = {};
  circular.self = circular;
  expect(estimateMemoryBytes(circular)).toBeLessThan(100);
});
