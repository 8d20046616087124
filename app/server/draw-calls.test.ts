import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BrowserlessVisitor } from '../../e2e/harness/shop-caller.ts';
import { coversSpec } from '../../scripts/test/covers-spec.ts';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';
import { createTestWireResultChanger } from './testing/change-result.ts';

/** A fixed day, because on a few days the raffle recommended to all is one that Ada hasn't bought. */
const START = Date.parse('2026-11-18T01:00:00Z');
const MONEY = { amount: '777000.00', currency: 'AUD' };

let shop: TestShopWithSandbox;

beforeAll(async () => {
  shop = await openTestShopWithSandbox({ start: START });
});
beforeEach(() => {
  shop.api.restoreResponses();
  shop.pass(25 * 3_600_000);
});
afterAll(() => shop.close());

function getLastRequest(callId: string) {
  const lastRequest = shop.api.listResponses(callId).at(-1);
  if (!lastRequest) throw new Error(`the product did not make ${callId}`);
  return lastRequest;
}

test('the page of a past draw shows the divisions and numbers of its full result', async () => {
  const visitor = await shop.visitor();
  const [path = ''] = /\/golden-bay\/results\/draw\/\d+/.exec((await visitor.open('/golden-bay/results')).text) ?? [];
  shop.api.alterResponse('draw.full-result', (answer) => {
    const { result } = Object(answer);
    const [first, ...others] = result.divisions;
    const divisions = [{ ...first, name: 'The grand division' }, ...others];
    return { result: { draw: { ...result.draw, num_winners: 987_654 }, divisions } };
  });
  const { text } = await visitor.open(path);
  expect(text).toContain('The grand division');
  expect(text).toContain('987,654 in total');
});

test('past draws are requested five at a time with offset, category or customer, in API version 3.7', async () => {
  const ada = await shop.visitor('ada');
  for (const path of ['/golden-bay/results?page=2', '/lotto-results/raffles', '/golden-bay/results'])
    await ada.open(path);
  const requests = ['draws.past', 'draws.past-customer'].flatMap((call) => shop.api.listResponses(call));
  for (const [path, query] of [
    ['/v2/draws/pricing/harbour-aud/past', { limit: '5', offset: '5', key: 'golden-bay' }],
    ['/v2/draws/pricing/harbour-aud/past', { limit: '5', offset: '0', category: 'raffle' }],
    ['/v2/draws/past_customer/golden-bay', { limit: '5', customerId: ada.customerId ?? '' }],
  ] as const) {
    const made = requests.find(({ target }) => target === `${path}?${new URLSearchParams(query)}`);
    if (!made) throw new Error(`the product did not ask ${path} for ${JSON.stringify(query)}`);
    expect(made.headers['x-api-version']).toBe('3.7');
    coversSpec('rules', 'transport.result-queries', made);
  }
});

test('a preview shows an upcoming draw from draw.preview, and the public page does not', async () => {
  const visitor = await shop.visitor();
  const [, drawNo] = /\/golden-bay\/results\/draw\/(\d+)/.exec((await visitor.open('/golden-bay/results')).text) ?? [];
  const path = `/golden-bay/results/draw/${Number(drawNo) + 1}`;
  const change = { close_date: '2199-12-31T02:00:00Z', prize_pool: MONEY, status: 'OPEN' };
  shop.api.alterResponse('draw.preview', createTestWireResultChanger(change));
  expect((await visitor.open(path)).text).not.toContain('2199');
  expect(shop.api.countRequests('draw.preview')).toBe(0);
  const preview = await visitor.open(shop.previewPath(`${path}?preview=true`));
  expect(preview.text).toContain('2199');
  coversSpec('query-params', 'preview', preview);
});

test('the cart page recommends a general offer to signed-out visitors, and to a customer one that they have not bought', async () => {
  const placed = async (visitor: BrowserlessVisitor) => {
    const [, key] = /data-placement="([^"]+)"/.exec((await visitor.open('/cart')).text) ?? [];
    return key;
  };
  const forAll = await placed(await shop.visitor());
  const bought = shop.sandbox.shop.orders.listMostBought((await shop.visitor('ada')).customerId ?? '');
  expect(bought.map(({ offerKey }) => offerKey)).toContain(forAll);
  const forAda = await placed(await shop.visitor('ada'));
  expect(forAda).toBeTruthy();
  expect(bought.map(({ offerKey }) => offerKey)).not.toContain(forAda);
});

test('a results page requests and shows five draws', async () => {
  const visitor = await shop.visitor();
  const { text } = await visitor.open('/lotto-results/lotteries');
  expect(new URL(getLastRequest('draws.past').target, 'http://api').searchParams.get('limit')).toBe('5');
  expect(text.match(/<li class="result-list__result/g)).toHaveLength(5);
});

test('a winner search reads every draw even if the API returns fewer than requested', async () => {
  const visitor = await shop.visitor();
  const search = async (ticket: string) =>
    (await visitor.open(`/gold-and-salt/winners?q=${ticket}`)).text.includes(`Ticket ${ticket}`);
  const winning: string[] = [];
  shop.api.alterResponse('draws.past', (answer) => {
    for (const draw of Object(answer).result) winning.push(...draw.winning_tickets);
    return answer;
  });
  await search('0000000');
  const last = winning.at(-1) ?? '';
  shop.pass(25 * 3_600_000);
  shop.api.alterResponse('draws.past', (answer) => ({ ...Object(answer), result: Object(answer).result.slice(0, 1) }));
  expect(await search(last)).toBe(true);
});

test('placements on the cart page are requested with the customer id for customers only', async () => {
  const ada = await shop.visitor('ada');
  await ada.open('/cart');
  expect(getLastRequest('placement.get').target).toContain(`customer_key=${ada.customerId}`);
  const anonymous = await shop.visitor();
  await anonymous.open('/cart');
  expect(getLastRequest('placement.get').target).not.toContain('customer_key');
});
