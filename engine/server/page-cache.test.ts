import { expect, test } from 'vitest';
import { createPageCache, createResponseInEveryEncoding, selectContentEncoding } from './page-cache.ts';

const response = createResponseInEveryEncoding(
  {
    status: 200,
    headers: { vary: 'cookie' },
    etag: '"1"',
    made: 0,
    expires: 2000,
    siteVersion: 'v1',
    query: [],
    layout: 'default',
    answers: new Set(['prices', 'draws']),
    served: { site: 'corner', route: 'home' },
  },
  { br: Buffer.from('b'), gzip: Buffer.from('gz'), identity: Buffer.from('text') },
);

test('createResponseInEveryEncoding adds ETag, length and encoding headers for each content encoding', () => {
  expect(response.ready).toEqual({
    br: {
      headers: { vary: 'cookie', etag: '"1"', 'content-length': '1', 'content-encoding': 'br' },
      body: Buffer.from('b'),
    },
    gzip: {
      headers: { vary: 'cookie', etag: '"1"', 'content-length': '2', 'content-encoding': 'gzip' },
      body: Buffer.from('gz'),
    },
    identity: { headers: { vary: 'cookie', etag: '"1"', 'content-length': '4' }, body: Buffer.from('text') },
  });
});

test('the page cache returns a response until it expires', () => {
  const cache = createPageCache();
  cache.set('a', response);
  expect([cache.get('a', 'v1', 1999), cache.get('a', 'v1', 2000), cache.get('a', 'v1', 1999)]).toEqual([
    response,
    undefined,
    undefined,
  ]);
});

test('the page cache does not return a response of an older site version', () => {
  const cache = createPageCache();
  cache.set('a', response);
  expect(cache.get('a', 'v2', 0)).toBe(undefined);
});

test('the page cache evicts the oldest response when it is full', () => {
  const cache = createPageCache(5000);
  for (const key of ['a', 'b', 'c']) cache.set(key, response);
  expect(['a', 'b', 'c'].map((key) => cache.get(key, 'v1', 0) !== undefined)).toEqual([false, true, true]);
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, identity; q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
])('Accept-Encoding "%s" selects %s', (header, expected) => {
  expect(selectContentEncoding(header)).toBe(expected);
});

test('the page cache drops the pages that show an answer of the API as it was before it changed', () => {
  const cache = createPageCache();
  cache.set('former', { ...response, made: 7 });
  cache.set('new', { ...response, made: 8 });
  cache.set('other', { ...response, made: 7, answers: new Set(['results']) });
  cache.dropMadeOf(
    new Map([
      ['draws', 7],
      ['others', 9],
    ]),
  );
  const isCached = (key: string) => cache.get(key, 'v1', 0) !== undefined;
  expect(['former', 'new', 'other'].map(isCached)).toEqual([false, true, true]);
});
