import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_CACHING } from './settings.ts';
import { type ApiShop, openApiShop } from './testing/api-shop.ts';

let shop: ApiShop;
beforeAll(async () => {
  shop = await openApiShop({ caching: DEFAULT_CACHING });
});
afterAll(() => shop.close());

const clear = () => shop.ask('harbour', shop.previewPath('/?clear_cache=1'));

test('clears the sitemap, whose offers are fetched again', async () => {
  const requests = async () => {
    const before = shop.api.asked('product-offers.list');
    expect((await shop.ask('harbour', '/sitemap.xml')).body).toContain('/golden-bay</loc>');
    return shop.api.asked('product-offers.list') - before;
  };
  expect([await requests(), await requests()]).toEqual([1, 0]);
  expect((await clear()).status).toBe(302);
  expect(await requests()).toBe(1);
});

test('clears the carts of visitors', async () => {
  const visitor = await shop.visitor();
  // Locates the visitor, whose region is part of the cart's prices.
  await visitor.open('/_visitor');
  const product = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', gameType: 'random' };
  const ticket = { ...product, numGames: 4, quickpick: true };
  expect((await visitor.call('anon-cart.items.add', { body: ticket })).status).toBe(200);
  const requests = async () => {
    const before = shop.api.asked('anon-cart.get');
    expect((await visitor.open('/_visitor')).status).toBe(200);
    return shop.api.asked('anon-cart.get') - before;
  };
  await requests();
  expect(await requests()).toBe(0);
  await clear();
  expect(await requests()).toBe(1);
});
