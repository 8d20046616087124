import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './limiter.ts';

test('the concurrency limiter runs waiting work after earlier work, even if that failed', async () => {
  const run = createConcurrencyLimiter(2);
  const begun: string[] = [];
  const start = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const result = run(() => {
      begun.push(name);
      return promise;
    });
    return { end: () => resolve(name), fail: () => reject(new Error(name)), result };
  };
  const [a, b, c, d] = [start('a'), start('b'), start('c'), start('d')];
  expect(begun).toEqual(['a', 'b']);
  b.fail();
  await expect(b.result).rejects.toThrow('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  a.end();
  c.end();
  expect(await Promise.all([a.result, c.result])).toEqual(['a', 'c']);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  d.end();
  expect(await d.result).toBe('d');
  const e = start('e');
  const f = start('f');
  start('g');
  expect(begun.slice(4)).toEqual(['e', 'f']);
  e.end();
  f.end();
  await f.result;
});
