import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_SHARED_BLOCK_DATA_LIFETIME_MS } from '#engine/render/load-block-data.ts';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';
import { createTestWireResultChanger } from './testing/change-result.ts';

let shop: TestShopWithSandbox;

beforeAll(async () => {
  // With the caches of production: a customer's data must not get into a shared page.
  shop = await openTestShopWithSandbox({ caching: { pageBytes: 1e8, dataFor: MAX_SHARED_BLOCK_DATA_LIFETIME_MS } });
});
beforeEach(() => shop.api.restoreResponses());
afterAll(() => shop.close());

function getLastRequest(callId: string) {
  const lastRequest = shop.api.listResponses(callId).at(-1);
  if (!lastRequest) throw new Error(`the product did not make ${callId}`);
  return lastRequest;
}

test('the results of an offer list the draws of the customer and never those of another', async () => {
  const [ada, ivo, anonymous] = [await shop.visitor('ada'), await shop.visitor('ivo'), await shop.visitor()];
  const path = '/golden-bay/results';
  const countRequests = () => shop.api.countRequests('draws.past-customer');
  const own = await ada.open(path);
  expect(own.text).toMatch(/Your draws<\/h2><ul><li><p><a href="\/golden-bay\/results\/draw\/\d+">Draw/);
  expect(own.text).toMatch(
    /Plus \d earlier draws\.<\/span> <a href="\/my-account\/past-tickets">All your past tickets</,
  );
  expect(own.headers['cache-control']).toContain('private');
  expect(countRequests()).toBe(1);
  const sent = getLastRequest('draws.past-customer');
  expect(sent.target).toBe(`/v2/draws/past_customer/golden-bay?limit=5&customerId=${ada.customerId}`);
  shop.api.alterResponse(
    'draws.past-customer',
    createTestWireResultChanger({ winnings: { amount: '1234.50', currency: 'AUD' } }),
  );
  expect((await ada.open(path)).text).toContain('<strong>You won $1,234.50</strong>');
  expect((await ivo.open(path)).text).not.toContain('Your draws');
  const before = countRequests();
  for (const visitor of [anonymous, anonymous]) expect((await visitor.open(path)).text).not.toContain('Your draws');
  expect(countRequests()).toBe(before);
  expect((await ada.open(`${path}?page=2`)).text).not.toContain('Your draws');
});

test('the subscription page of an offer lists the existing subscriptions of the customer', async () => {
  const [ada, anonymous] = [await shop.visitor('ada'), await shop.visitor()];
  const path = '/headland-house/subscription';
  const own = await ada.open(path);
  expect(own.text).toContain('You already subscribe to this');
  const sent = getLastRequest('subscriptions.list');
  expect(sent.target).toContain('lottery_keys=headland-house');
  shop.api.alterResponse('subscriptions.list', createTestWireResultChanger({ description: '77 tickets' }));
  expect((await ada.open(path)).text).toContain('<strong>77 tickets</strong>');
  shop.api.alterResponse('subscriptions.list', createTestWireResultChanger({ status: 'recurring_status_cancelled' }));
  expect((await ada.open(path)).text).not.toContain('You already subscribe to this');
  const before = shop.api.countRequests('subscriptions.list');
  expect((await anonymous.open(path)).text).not.toContain('You already subscribe to this');
  expect(shop.api.countRequests('subscriptions.list')).toBe(before);
});
