import { expect, test } from 'vitest';
import { acceptedEncoding, createPageCache, type KeptResponse } from './page-cache.ts';

const response: KeptResponse = {
  status: 200,
  headers: {},
  bodies: { br: Buffer.from('b'), gzip: Buffer.from('g'), identity: Buffer.from('i') },
  etag: '"1"',
  expires: 2000,
  siteVersion: 'v1',
};

test('a response is kept until it expires', () => {
  const cache = createPageCache();
  cache.set('a', response);
  expect([cache.get('a', 'v1', 1999), cache.get('a', 'v1', 2000), cache.get('a', 'v1', 1999)]).toEqual([
    response,
    undefined,
    undefined,
  ]);
});

test('a response of an older site version is not sent', () => {
  const cache = createPageCache();
  cache.set('a', response);
  expect(cache.get('a', 'v2', 0)).toBe(undefined);
});

test('the oldest response leaves when there is no more room', () => {
  const cache = createPageCache(2500);
  for (const key of ['a', 'b', 'c']) cache.set(key, response);
  expect(['a', 'b', 'c'].map((key) => cache.get(key, 'v1', 0) !== undefined)).toEqual([false, true, true]);
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, identity; q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
])('Accept-Encoding %s gives %s', (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected);
});
