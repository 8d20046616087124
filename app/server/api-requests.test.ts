import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';
import { createTestWireResultChanger } from './testing/change-result.ts';

const TICKET = {
  productType: 'lottery_ticket',
  lotteryKey: 'golden-bay',
  gameType: 'random',
  numGames: 4,
  quickpick: true,
};

let shop: TestShopWithSandbox;
beforeAll(async () => {
  shop = await openTestShopWithSandbox();
});
afterEach(() => {
  shop.api.removeFaults();
  shop.api.restoreResponses();
});
afterAll(() => shop.close());

describe('a request to the commerce API', () => {
  test('is sent in snake_case and its answer reaches the browser in camelCase', async () => {
    const visitor = await shop.visitor();
    const answer = await visitor.call('anon-cart.items.add', { body: TICKET });
    const request = shop.api.getLastResponse('anon-cart.items.add');
    expect(JSON.parse(request.requestBody)).toMatchObject({
      product_type: 'lottery_ticket',
      num_games: 4,
      quickpick: true,
    });
    expect(JSON.parse(request.body).result.cart_items).toHaveLength(1);
    expect(answer.json.result.cartItems).toMatchObject([{ lotteryKey: 'golden-bay', numGames: 4 }]);
    expect(answer.text).not.toContain('cart_items');
    expect(answer.headers['set-cookie']?.join()).toMatch(/\bcart=[^;]{8,};/);
    coversSpec('cookies-storage', 'anonymous-cart-token', answer);
    coversSpec('rules', 'transport.snake-case', request);
    coversSpec('rules', 'transport.camel-case', answer);
  });

  test('goes to /v2 in version 3.0 where the call names no other', async () => {
    const visitor = await shop.visitor();
    await visitor.open('/_visitor');
    const request = shop.api.getLastResponse('locate');
    expect([request.target, request.headers[apiHeaderNames.version.toLowerCase()]]).toEqual(['/v2/locate', '3.0']);
    coversSpec('rules', 'transport.default-version', request);
    coversSpec('constants', 'api.base', request);
  });

  test('for an order asks for all details', async () => {
    const ada = await shop.visitor('ada');
    const { text } = await ada.open('/my-account/past-tickets');
    const [path = ''] = /\/my-account\/past-tickets\/ticket\/[\w-]+/.exec(text) ?? [];
    expect((await ada.open(path)).status).toBe(200);
    const request = shop.api.getLastResponse('orders.get');
    expect(request.target).toMatch(/\?show_details=true$/);
    coversSpec('query-params', 'show-details', request);
  });

  test('for a page of past or upcoming tickets asks for that status', async () => {
    const ada = await shop.visitor('ada');
    for (const [path, status] of [
      ['past-tickets', 'past_products'],
      ['upcoming-tickets', 'upcoming_products'],
    ]) {
      expect((await ada.open(`/my-account/${path}`)).status).toBe(200);
      const request = shop.api.getLastResponse('orders.list');
      expect(new URL(request.target, 'http://api').searchParams.get('status')).toBe(status);
      coversSpec('constants', 'orders.list-statuses', request);
    }
  });

  test('is aborted together with its page', async () => {
    const ada = await shop.visitor('ada');
    shop.api.injectFault('orders.recommended', 'delayed');
    const leaving = new AbortController();
    const pendingCall = ada.call('orders.recommended', {}, leaving.signal);
    await expect.poll(() => shop.api.listResponses('orders.recommended').length).toBe(1);
    expect(shop.api.open).toBe(1);
    leaving.abort();
    await expect(pendingCall).rejects.toThrow('aborted');
    await expect.poll(() => shop.api.open).toBe(0);
    coversSpec('errors', 'api.aborted', shop.api.getLastResponse('orders.recommended'));
    coversSpec('rules', 'transport.abort', shop.api.getLastResponse('orders.recommended'));
  });
});

describe('an answer of the commerce API', () => {
  test('to a read is cached for all visitors of a sub-variant', async () => {
    const open = async (subVariant: string) => {
      const visitor = await shop.visitor();
      visitor.jar.set('sub-variant', subVariant);
      const before = shop.api.countRequests('product-offers.list');
      const page = await visitor.open('/golden-bay');
      return { page, requests: shop.api.countRequests('product-offers.list') - before };
    };
    await open('NSW');
    const { page, requests } = await open('NSW');
    expect([page.status, requests]).toEqual([200, 0]);
    expect((await open('WA')).requests).toBe(1);
    coversSpec('rules', ['transport.get-cache', 'cache.skip-network'], page);
  });

  test('without content (204) to the recommendations reaches the browser as an empty list', async () => {
    const ada = await shop.visitor('ada');
    shop.api.injectFault('orders.recommended', { status: 204, body: '' });
    const answer = await ada.call('orders.recommended');
    expect([answer.status, answer.json.result]).toEqual([200, []]);
    coversSpec('rules', 'transport.recommend-204', answer);
  });

  test('to a paged list reaches the browser with its pagination info', async () => {
    const ada = await shop.visitor('ada');
    const answer = await ada.call('orders.list', { query: { status: 'past_products', limit: '1' } });
    expect(answer.json.pageInfo).toMatchObject({ limit: 1, offset: 0, total: expect.any(Number) });
    expect(answer.json.result).toHaveLength(1);
    coversSpec('rules', 'transport.page-info', answer);
    coversSpec('entities', 'page-info', answer);
  });
});

describe('the region of a visitor', () => {
  const regionOf = async (visitor: Awaited<ReturnType<TestShopWithSandbox['visitor']>>) => {
    const answer = await visitor.open('/_visitor');
    return { answer, key: answer.json.region?.key };
  };

  test('is not looked up once a sub-variant is set', async () => {
    const visitor = await shop.visitor();
    const before = shop.api.countRequests('locate');
    await regionOf(visitor);
    expect(shop.api.countRequests('locate')).toBe(before + 1);
    visitor.jar.set('sub-variant', 'QLD');
    const { answer, key } = await regionOf(visitor);
    expect([key, shop.api.countRequests('locate')]).toEqual(['QLD', before + 1]);
    coversSpec('rules', 'sub-variant.locate-skip', answer);
  });

  test('is that of the account after sign-in', async () => {
    shop.api.alterResponse('customer.get', createTestWireResultChanger({ branding_region: 'WA' }));
    const ada = await shop.visitor('ada');
    ada.jar.set('sub-variant', 'NSW');
    const { answer, key } = await regionOf(ada);
    expect(key).toBe('WA');
    coversSpec('rules', 'auth.region-subvariant', answer);
  });
});

test('a signed link with clear_cache makes cached offers be fetched again and redirects to the page without the parameter', async () => {
  const visitor = await shop.visitor();
  visitor.jar.set('sub-variant', 'NSW');
  await visitor.open('/golden-bay');
  const before = shop.api.countRequests('product-offers.list');
  const cleared = await visitor.open(shop.previewPath('/golden-bay?clear_cache=1'));
  expect([cleared.status, cleared.headers.location]).toEqual([302, '/golden-bay']);
  await visitor.open('/golden-bay');
  expect(shop.api.countRequests('product-offers.list')).toBe(before + 1);
  coversSpec('rules', 'cache.clear', cleared);
  coversSpec('constants', 'cache.clear-param', cleared);
  coversSpec('query-params', 'clear-cache', cleared);
});
