import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { toFetchResponse } from './endpoint.ts';
import {
  createTestDocumentRequest,
  createTestRequestToEndpoint,
  type TestRequestOptions,
} from './testing/small-shop.tsx';
import { openTestShopWithFetchHelpers as shop } from './testing/visited-shop.ts';

describe('a cached page', () => {
  test('is sent to other visitors until it expires', async () => {
    const { fetchBlockText, setNow } = shop();
    const first = await fetchBlockText('/');
    setNow(1_000_999);
    expect(await fetchBlockText('/')).toBe(first);
    setNow(1_001_000);
    expect([first, await fetchBlockText('/')]).toEqual(['one one  #1', 'one one  #2']);
  });

  test('is rendered again when a document changes', async () => {
    const { get, publish } = shop();
    const titled = async () => /<title>(.*?)</.exec((await get('/')).text)?.[1];
    const before = await titled();
    publish({ 'base/page/home': { version: 1, route: 'home', head: { title: 'New' } } });
    expect([before, await titled()]).toEqual(['home | one', 'New | one']);
  });

  test('is found in memory for visitors without cookies at its path and host only, until it expires or a document changes', async () => {
    const { get, cached, setNow, publish } = shop();
    expect(cached('/')).toBe(undefined);
    await get('/');
    expect([cached('/')?.status, cached('/list'), cached('/', { host: 'two.localhost' })]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(cached('/', { host: 'none.localhost' })).toBe(undefined);
    setNow(1_001_000);
    expect(cached('/')).toBe(undefined);
    await get('/');
    publish({ 'one/page/extra': { version: 1, path: '/extra' } });
    expect(cached('/')).toBe(undefined);
  });

  test('rendered for a visitor with cookies is served to visitors without cookies too', async () => {
    const { get, cached, loads } = shop();
    await get('/', { headers: { cookie: 'cart=abc' } });
    expect([cached('/')?.status, loads()]).toEqual([200, 1]);
  });

  test.each<[string, TestRequestOptions]>([
    ['host', { host: 'two.localhost' }],
    ['port', { host: 'one.localhost', port: 81 }],
    ['scheme', { scheme: 'https' }],
    ['sub-variant', { headers: { cookie: 'sub-variant=RADIO' } }],
    ['sub-variant at the same prices', { headers: { cookie: 'sub-variant=TWIN' } }],
    ['consent', { headers: { cookie: 'consent=non_essential' } }],
  ])('is never served to a request with another %s', async (_, other) => {
    const { get, cached, made } = shop();
    const mine = await get('/', { headers: { cookie: 'cart=x' } });
    const theirs = await get('/', other);
    expect(theirs.text).toContain(`<link rel="canonical" href="${createTestRequestToEndpoint('/', other).origin}/">`);
    expect(cached('/')?.blockText).toBe(/<p>(.*?)<\/p>/.exec(mine.text)?.[1]);
    expect((await get('/', { headers: { cookie: 'cart=y' } })).text).toBe(mine.text);
    expect(made()).toBe(2);
  });

  test('of a sub-variant has the prices of that sub-variant', async () => {
    const { fetchBlockText } = shop();
    expect([
      await fetchBlockText('/'),
      await fetchBlockText('/', { headers: { cookie: 'sub-variant=RADIO' } }),
      await fetchBlockText('/'),
    ]).toEqual(['one one  #1', 'one one-b  #2', 'one one  #1']);
  });

  test("is shared for any order of the route's query parameters, and separate for other values", async () => {
    const { fetchBlockText } = shop();
    expect([
      await fetchBlockText('/list?page=1&sort=a'),
      await fetchBlockText('/list?sort=a&page=1'),
      await fetchBlockText('/list?sort=a&page=2'),
    ]).toEqual(['one one page=1&amp;sort=a #1', 'one one page=1&amp;sort=a #1', 'one one page=2&amp;sort=a #2']);
  });

  test('is answered with 304 when the ETag matches', async () => {
    const { get } = shop();
    const etag = (await get('/')).response.headers.get('etag') ?? '';
    const again = async (header: string) => {
      const { status, text, response } = await get('/', { headers: { 'if-none-match': header } });
      return [status, text.length > 0, response.headers.get('etag') === etag];
    };
    expect([
      await again(etag),
      await again(etag.replace('W/', '')),
      await again(`"x", ${etag}`),
      await again('*'),
      await again('"x"'),
    ]).toEqual([
      [304, false, true],
      [304, false, true],
      [304, false, true],
      [304, false, true],
      [200, true, true],
    ]);
  });

  test('is sent in the accepted content encoding', async () => {
    const { endpoint } = shop();
    const plain = await toFetchResponse(await endpoint.document(createTestDocumentRequest('/'))).text();
    const zipped = toFetchResponse(
      await endpoint.document(createTestDocumentRequest('/', { headers: { 'accept-encoding': 'gzip' } })),
    );
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(plain);
  });
});

describe('the page cache stores', () => {
  const PRIVATE = 'private, no-store';

  test.each([
    ['a page that reads who the visitor is', '/cart', 200],
    ['an address in an odd writing', '/%6cist', 200],
    ['an address that is not there', '/nowhere', 404],
    ['an address that can not be read', '/%zz', 404],
  ])('nothing for %s', async (_, target, status) => {
    const { get, cached } = shop();
    const first = await get(target);
    const second = await get(target);
    expect([first.status, second.status]).toEqual([status, status]);
    expect([first.response.headers.get('cache-control'), first.response.headers.get('etag')]).toEqual([PRIVATE, null]);
    expect(cached(target)).toBe(undefined);
  });

  test('no page with a block whose data could not be loaded', async () => {
    let down = true;
    const { get, reports } = shop({
      load: async () => {
        if (down) throw new Error('down');
        return { data: 'fine' };
      },
    });
    const failed = await get('/');
    down = false;
    expect([failed.status, failed.text.includes('data-failed-block="page.a"')]).toEqual([200, true]);
    expect((await get('/')).text).toContain('<p>fine</p>');
    expect(reports.map(({ kind, where }) => `${kind} ${where}`)).toEqual(['block count page.a']);
  });

  test('nothing at all when its size is 0', async () => {
    const { get } = shop({ cacheBytes: 0 });
    const answers = [await get('/'), await get('/')];
    expect(answers.map(({ response }) => response.headers.get('cache-control'))).toEqual([PRIVATE, PRIVATE]);
  });
});

describe('concurrent requests for a page', () => {
  test('render it once', async () => {
    const { get, made } = shop();
    const pages = await Promise.all(Array.from({ length: 100 }, () => get('/')));
    expect([new Set(pages.map(({ text }) => text)).size, made()]).toEqual([1, 1]);
  });

  test('get it even if the first request is aborted', async () => {
    const { promise, resolve } = Promise.withResolvers<{ data: string }>();
    const { get } = shop({ load: () => promise });
    const leaving = new AbortController();
    const first = get('/', { signal: leaving.signal });
    const second = get('/');
    leaving.abort();
    resolve({ data: 'fine' });
    expect([(await second).status, (await first).status]).toEqual([200, 200]);
  });

  test('each get a rendering of their own when the page depends on who the visitor is', async () => {
    const { fetchBlockText } = shop();
    const texts = await Promise.all([fetchBlockText('/cart'), fetchBlockText('/cart'), fetchBlockText('/cart')]);
    expect(texts.toSorted()).toEqual(['one one  #1', 'one one  #2', 'one one  #3']);
  });
});
