import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BrowserlessVisitor } from '../harness/shop-caller.ts';
import { type ShopBehindEdge, startShopBehindEdge } from './shop-behind-edge.ts';

const POLL_OPTIONS = { timeout: 15_000, interval: 50 };

type Headers = Readonly<Record<string, string>>;

let shopBehindEdge: ShopBehindEdge;

beforeAll(async () => {
  shopBehindEdge = await startShopBehindEdge('nginx');
});

afterAll(() => shopBehindEdge.close());

const get: ShopBehindEdge['edge']['get'] = (...request) => shopBehindEdge.edge.get(...request);

describe('an edge of nginx', () => {
  test('sends each variant the very page that the shop would, and stores it', async () => {
    const variants: readonly (readonly [path: string, headers: Headers, brand: string])[] = [
      ['/', {}, 'harbour'],
      ['/', { cookie: 'sub-variant=SA' }, 'harbour'],
      ['/?utm_source=x', { cookie: 'cart=abcdefgh; consent=essential' }, 'harbour'],
      ['/', { cookie: 'consent=essential%2Cnon_essential; sub-variant=SA' }, 'harbour'],
      ['/blog?page=2&x=1', {}, 'harbour'],
      ['/about', { 'accept-language': 'en-GB,en;q=0.9,cy;q=0.8' }, 'lantern'],
      ['/cy/about', { 'accept-language': 'en' }, 'lantern'],
    ];
    const results: unknown[] = [];
    for (const [path, headers, brand] of [...variants, ...variants]) {
      const response = await get(path, headers, brand);
      const shopBody = await shopBehindEdge.readBodyFromShop(path, headers, brand);
      const {
        'x-cache': cacheResult,
        'cache-control': cacheControl,
        vary,
        'surrogate-key': surrogateKey,
      } = response.headers;
      results.push([cacheResult, cacheControl, vary, surrogateKey, response.body === shopBody]);
    }
    expect(results).toEqual(
      [...variants.map(() => 'MISS'), ...variants.map(() => 'HIT')].map((cacheResult) => [
        cacheResult,
        'no-cache',
        'accept-encoding, cookie',
        undefined,
        true,
      ]),
    );
  });

  test('keeps the page on which consent is chosen out of the store, whatever the visitor says', async () => {
    const cookie = 'consent=essential%2Cnon_essential';
    const forgedHeaders = { cookie, 'x-vitrine-consent': 'all' };
    const responses = [await get('/about/cookie-policy', forgedHeaders), await get('/cookie-policy', forgedHeaders)];
    expect(responses.map(({ headers }) => [headers['x-cache'], headers['cache-control']])).toEqual([
      ['MISS', 'private, no-store'],
      ['MISS', 'private, no-store'],
    ]);
  });

  test('passes customers, choices of a language and parameters that set cookies', async () => {
    const customer = new BrowserlessVisitor(shopBehindEdge.edge.port);
    await customer.signIn('ada@harbour.example');
    const customerResponse = await customer.open('/about/contact-us');
    customer.close();
    const bypassResponses = await Promise.all([
      get('/about', { 'accept-language': 'cy' }, 'lantern'),
      get('/about', { cookie: 'language=cy-GB' }, 'lantern'),
      get('/?sv=SA'),
      get('/?%70age=2'),
    ]);
    expect([customerResponse, ...bypassResponses].map(({ status, headers }) => [status, headers['x-cache']])).toEqual([
      [200, 'BYPASS'],
      [302, 'BYPASS'],
      [302, 'BYPASS'],
      [200, 'BYPASS'],
      [200, 'BYPASS'],
    ]);
  });

  test('serves expired pages when no node answers', async () => {
    await get('/about/contact-us');
    await shopBehindEdge.shop.kill();
    await expect.poll(async () => (await get('/about/contact-us?x=1')).headers['x-cache'], POLL_OPTIONS).toBe('STALE');
    expect((await get('/about/contact-us', { cookie: 'access-token=a' })).status).toBe(503);
    await shopBehindEdge.shop.startAgain();
  });
});
