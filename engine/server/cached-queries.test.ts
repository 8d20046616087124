import { describe, expect, test, vi } from 'vitest';
import { openTestShopWithFetchHelpers as shop } from './testing/visited-shop.ts';

const COOKIE = { headers: { cookie: 'cart=abc' } };

describe('query parameters that the route does not read', () => {
  test.each([
    '/?utm_source=x&utm_campaign=%C3%A9',
    '/?gclid=1',
    '/?fbclid=a&b',
    '/?%75tm_source=x',
    '/?page=2&sort=up',
    '/?p=3&favourite_numbers=true',
    '/?&&=&',
    '/?',
  ])('such as %s get the cached page of the address without them', async (target) => {
    const { fetchBlockText, cached, made } = shop();
    const plain = await fetchBlockText('/');
    expect([cached(target), await fetchBlockText(target), await fetchBlockText(target, COOKIE)]).toEqual([
      { status: 200, blockText: plain, cookies: [] },
      plain,
      plain,
    ]);
    expect(made()).toBe(1);
  });

  test('share the cache entry of the plain path', async () => {
    const { fetchBlockText, cached, made } = shop();
    const first = await fetchBlockText('/?utm_source=x', COOKIE);
    expect([cached('/')?.blockText, await fetchBlockText('/?utm_source=y'), made()]).toEqual([first, first, 1]);
  });

  test('add no cache entries', async () => {
    const { fetchBlockText, page, made, parts } = shop();
    const set = vi.spyOn(parts.cache, 'set');
    for (let index = 0; index < 200; index += 1) {
      await fetchBlockText(`/?id=${index}`);
      await fetchBlockText(`/list?page=1&id=${index}`, COOKIE);
      await page(`/list?id=${index}&page=1`);
    }
    expect([set.mock.calls.length, made()]).toEqual([3, 3]);
  });

  test('do not appear in the page', async () => {
    const { get, page } = shop();
    expect((await get('/list?secret=1&page=2')).text).not.toContain('secret');
    expect((await page('/list?secret=1&page=2')).payload.url).toBe('/list?page=2');
  });
});

describe('query parameters that the route reads', () => {
  test('have a cache entry per value, whatever other parameters there are', async () => {
    const { fetchBlockText, cached } = shop();
    await fetchBlockText('/list');
    const second = await fetchBlockText('/list?page=2');
    expect(cached('/list?utm_source=x&page=2')?.blockText).toBe(second);
    expect(await fetchBlockText('/list?page=2&x=1&page=3')).toBe(second);
    expect(cached('/list?page=3')).toBe(undefined);
    expect(await fetchBlockText('/list?page=3')).toContain('page=3');
  });

  test('end at a # sign that is not percent-encoded', async () => {
    const { fetchBlockText, cached } = shop();
    await fetchBlockText('/list');
    await fetchBlockText('/list?page=2%23x');
    expect([cached('/list?page=2#x'), await fetchBlockText('/list?page=2#x')]).toEqual([
      undefined,
      'one one page=2 #3',
    ]);
  });
});

describe('start parameters', () => {
  test('set their cookies on the cached page, which is stored without them', async () => {
    const { fetchBlockText, get, cached, made } = shop();
    const plain = await fetchBlockText('/');
    expect(cached('/?aff=FRIEND&act=abcdefgh&utm_source=x')).toEqual({
      status: 200,
      blockText: plain,
      cookies: ['cart=abcdefgh', 'affiliate=FRIEND'],
    });
    const { response, text } = await get('/?aff=FRIEND', { headers: { cookie: 'consent=essential' } });
    expect(response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(['affiliate=FRIEND']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(text).toContain(plain);
    expect([cached('/')?.cookies, (await get('/', COOKIE)).response.headers.getSetCookie()]).toEqual([[], []]);
    expect(made()).toBe(2);
  });

  test('store a campaign only with consent', async () => {
    const { get } = shop();
    const set = async (cookie: string) =>
      (await get('/?utm_source=x', { headers: { cookie } })).response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0]);
    expect([await set('consent=essential'), await set('consent=essential,non_essential')]).toEqual([
      [],
      ['utm=source%3Dx'],
    ]);
  });

  test('select the cached page of the sub-variant in sv', async () => {
    const { fetchBlockText, cached, made } = shop();
    await fetchBlockText('/');
    expect(cached('/?sv=radio')).toBe(undefined);
    const variant = await fetchBlockText('/?sv=radio');
    expect(variant).toContain('one-b');
    expect(cached('/?gclid=7&sv=RADIO')).toEqual({ status: 200, blockText: variant, cookies: ['sub-variant=RADIO'] });
    expect(await fetchBlockText('/', { headers: { cookie: 'sub-variant=RADIO' } })).toBe(variant);
    expect(cached('/?sv=NOWHERE')).toMatchObject({ blockText: await fetchBlockText('/'), cookies: [] });
    expect(made()).toBe(2);
  });

  test('set the cookies of a frame, prefixed with framed, in a frame', async () => {
    const { get, cached } = shop();
    await get('/');
    expect(cached('/?aff=FRIEND', {}, true)?.cookies).toEqual(['framed-affiliate=FRIEND']);
  });

  test('that are hostile or repeated set no cookies', async () => {
    const { get, cached } = shop();
    await get('/');
    for (const query of ['aff=a&aff=b', 'aff=%0d%0aSet-Cookie:x', 'act=short', `aff=${'a'.repeat(65)}`])
      expect(cached(`/?${query}`)?.cookies).toEqual([]);
  });
});

describe('a client-side navigation', () => {
  test('is answered from the cache, with the cookies of its query', async () => {
    const { page, made } = shop();
    const first = await page('/list?page=2');
    const again = await page('/list?gclid=1&page=2&aff=FRIEND', 'default');
    expect([again.payload, again.response.headers.get('cache-control')]).toEqual([first.payload, 'private, no-store']);
    expect(again.response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(['affiliate=FRIEND']);
    expect((await page('/list?page=2')).response.headers.getSetCookie()).toEqual([]);
    expect(made()).toBe(1);
  });

  test('from another layout loads a document, also where the page is cached', async () => {
    const { page } = shop();
    await page('/list');
    expect((await page('/list?x=1', 'checkout')).payload).toEqual({
      kind: 'document',
      location: '/list?x=1',
      customerId: null,
    });
  });

  test('to a page of one visitor is never cached', async () => {
    const { page, loads } = shop();
    await page('/cart');
    await page('/cart');
    expect(loads()).toBe(2);
  });
});

test.each(['/?clear_cache=1', '/?x=1&preview=true', '/?clear%5Fcache=1'])(
  'the query parameter %s bypasses the page cache',
  async (target) => {
    const { get, cached } = shop();
    await get('/');
    expect(cached(target)).toBe(undefined);
  },
);
