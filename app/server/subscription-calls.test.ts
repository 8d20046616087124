import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';
import { createTestWireResultChanger } from './testing/change-result.ts';

let shop: TestShopWithSandbox;

beforeAll(async () => {
  shop = await openTestShopWithSandbox();
});
afterAll(() => shop.close());

test('the page of a subscription preselects the book or cause that the API says', async () => {
  const ada = await shop.visitor('ada');
  const list = await ada.open('/my-account/subscriptions');
  const [path = ''] = list.text.match(/\/my-account\/subscriptions\/ticket\/[\w-]+/) ?? [];
  const chosen = async (answer: object) => {
    shop.api.alterResponse('subscriptions.get', createTestWireResultChanger(answer));
    const { text } = await ada.open(path);
    return [...text.matchAll(/<option[^>]* selected="">([^<]*)/g)].map(([, label]) => label);
  };
  const raffle = { product_type: 'raffle_ticket', product_offer_key: 'headland-house' };
  expect(await chosen({ ...raffle, game_offer: 'book-3' })).toEqual(['3 tickets, $30']);
  expect(await chosen({ ...raffle, game_offer: 'book-10' })).toEqual(['10 tickets, $75']);
  const lottery = { product_type: 'lottery_ticket', product_offer_key: 'reef-lotto', game_type: 'standard' };
  expect(await chosen({ ...lottery, cause_key: 'guide-pups' })).toContain('Guide Pups');
  expect(await chosen({ ...lottery, cause_key: 'surf-cadets' })).toContain('Surf Cadets');
});
