import { afterAll, beforeAll, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { cartMessages } from '../cart/cart.messages.gen.ts';
import { TestSandbox, type TestSiteKey } from '../testing/test-sandbox.ts';
import { getDemoEmail } from './customers.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(() => sandbox.close());

async function signedIn(key: string, site: TestSiteKey) {
  const customer = sandbox.shop.customers.findByEmail(site, getDemoEmail(key, site));
  if (!customer) throw new Error(`there is no ${key}`);
  return sandbox.signIn(customer);
}

async function cartOf(key: string, site: TestSiteKey = 'harbour') {
  return (await sandbox.send(calls.cartItemsList, { site, as: await signedIn(key, site) })).result;
}

test('the seeded cart of Lou holds an item that is not sold in their region', async () => {
  const cart = await cartOf('lou');
  expect(cart.blocked_reasons).toEqual({
    not_in_region: cartMessages.namedNotSoldWhereYouLive({ name: 'Headland House' }),
  });
  const as = await signedIn('lou', 'harbour');
  const { status, answer } = await sandbox.sendRefused(calls.cartPurchase, { as, body: { channel_key: 'web' } });
  expect([status, answer.code]).toEqual([422, 'not_in_region']);
});

test.each<[TestSiteKey, string]>([
  ['harbour', 'draw_closed'],
  ['lantern', 'draw_closed'],
  ['sunnyside', 'no_longer_available'],
])('the seeded cart of Mia of %s lists a removed item', async (site, reason) => {
  const cart = await cartOf('mia', site);
  expect(cart.auto_removed_items).toMatchObject([{ reason }]);
  expect((await cartOf('mia', site)).auto_removed_items).toEqual(cart.auto_removed_items);
});

test.each<[TestSiteKey, readonly string[]]>([
  ['harbour', ['raffle_ticket', 'multi_draw_ticket', 'raffle_ticket', 'syndicate_share', 'voucher_fixed_discount']],
  ['lantern', ['raffle_ticket', 'raffle_ticket', 'voucher_fixed_discount']],
  ['sunnyside', ['membership', 'voucher_fixed_discount']],
])('the seeded cart of Noa of %s has one of each product, with pre-orders charged later', async (site, types) => {
  const cart = await cartOf('noa', site);
  expect(cart.cart_items.map(({ product_type: type }) => type)).toEqual(expect.arrayContaining([...types]));
  const preOrders = cart.cart_items.filter(({ scheduled_purchase: scheduled }) => scheduled?.type === 'pre_order');
  expect(preOrders.map(({ purchase_status: status }) => status)).toEqual(site === 'sunnyside' ? [] : ['pre_order']);
  expect(Number(cart.pre_order_total) > 0).toBe(site !== 'sunnyside');
});
