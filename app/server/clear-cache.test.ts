import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendGetRequestToLocalPort } from '../../e2e/harness/request.ts';
import { DEFAULT_CACHING } from './settings.ts';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';

let shop: TestShopWithSandbox;
beforeAll(async () => {
  shop = await openTestShopWithSandbox({ caching: DEFAULT_CACHING });
});
afterAll(() => shop.close());

const clear = () => shop.get('harbour', shop.previewPath('/?clear_cache=1'));

test('clear_cache clears the sitemap, whose offers are fetched again', async () => {
  const requests = async () => {
    const before = shop.api.countRequests('product-offers.list');
    expect((await shop.get('harbour', '/sitemap.xml')).body).toContain('/golden-bay</loc>');
    return shop.api.countRequests('product-offers.list') - before;
  };
  expect([await requests(), await requests()]).toEqual([1, 0]);
  expect((await clear()).status).toBe(302);
  expect(await requests()).toBe(1);
});

test('clear_cache clears the cached carts of visitors', async () => {
  const visitor = await shop.visitor();
  // Locates the visitor, whose region is part of the cart's prices.
  await visitor.open('/_visitor');
  const product = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', gameType: 'random' };
  const ticket = { ...product, numGames: 4, quickpick: true };
  expect((await visitor.call('anon-cart.items.add', { body: ticket })).status).toBe(200);
  const requests = async () => {
    const before = shop.api.countRequests('anon-cart.get');
    expect((await visitor.open('/_visitor')).status).toBe(200);
    return shop.api.countRequests('anon-cart.get') - before;
  };
  await requests();
  expect(await requests()).toBe(0);
  await clear();
  expect(await requests()).toBe(1);
});

test('the sitemap, robots.txt and the redirect of clear_cache ignore forwarded headers and the port of the Host header', async () => {
  const sendGetRequest = (path: string, port: number, headers: Readonly<Record<string, string>>) =>
    sendGetRequestToLocalPort(shop.port, path, { host: `harbour.localhost:${port}`, ...headers });
  const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '6666' };
  const before = shop.api.countRequests('product-offers.list');
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    const poisoned = await sendGetRequest(path, 6666, forwarded);
    expect(poisoned.body).toContain(`http://harbour.localhost:${shop.port}/`);
    expect(poisoned.body).not.toMatch(/evil\.example|6666|https:/);
    expect((await sendGetRequest(path, shop.port, {})).body).toBe(poisoned.body);
  }
  expect(shop.api.countRequests('product-offers.list') - before).toBe(1);
  const cleared = await sendGetRequest(shop.previewPath('/results?clear_cache=1&page=2'), 6666, forwarded);
  expect([cleared.status, cleared.headers.location]).toEqual([302, '/results?page=2']);
});
