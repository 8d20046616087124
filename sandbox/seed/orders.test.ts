import { afterAll, beforeAll, expect, test } from 'vitest';
import * as cartCalls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/orders.wire-calls.gen.ts';
import type { OrderStatus } from '#schemas/generated/api/wire-types.gen.ts';
import { BALANCED_TEST_LEDGER_SUMS, sumTestLedger } from '../testing/buying-customer.ts';
import { type SignedInTestCustomer, TestSandbox, type TestSiteKey } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  expect(sumTestLedger(sandbox)).toEqual(BALANCED_TEST_LEDGER_SUMS);
  await sandbox.close();
});

async function ada(site: TestSiteKey): Promise<SignedInTestCustomer> {
  const customer = sandbox.shop.customers.findByEmail(site, `ada@${site}.example`);
  if (!customer) throw new Error('there is no Ada');
  return sandbox.signIn(customer);
}

async function list(as: SignedInTestCustomer, status: OrderStatus) {
  return (await sandbox.send(calls.ordersList, { as, query: { status, limit: '100' } })).result;
}

test.each(['harbour', 'lantern'] as const)(
  'the seeded orders of Ada of %s fill the lists of past and upcoming orders, some of them won',
  async (site) => {
    const as = await ada(site);
    const past = await list(as, 'past_products');
    expect(past.length).toBeGreaterThanOrEqual(25);
    expect((await list(as, 'upcoming_products')).length).toBeGreaterThanOrEqual(12);
    expect(past.filter(({ winnings }) => winnings.amount !== '0.00').length).toBeGreaterThanOrEqual(3);
    for (const { id, checkout_id: checkoutID } of past) {
      const { result } = await sandbox.send(calls.ordersGet, { as, params: { id }, query: { show_details: 'true' } });
      expect(result.lines?.map(({ status }) => status)).not.toContain('pending');
      await sandbox.send(cartCalls.checkoutGet, { as, params: { checkoutID } });
    }
  },
);

test('the seeded Ada of Sunnyside has a current and a past membership', async () => {
  const as = await ada('sunnyside');
  expect((await list(as, 'past_products')).length).toBeGreaterThanOrEqual(3);
  expect((await list(as, 'upcoming_products')).map(({ item }) => item.membership_tier)).toContain('premium');
  expect(sandbox.shop.orders.findMembership(as.customer.id, sandbox.shop.clock())?.tier).toBe('premium');
});

test('a membership that was bought ahead begins when the one before it ends', async () => {
  const [running, ahead, ...others] = await list(await ada('sunnyside'), 'upcoming_products');
  expect(others).toEqual([]);
  expect(ahead?.starts_at).toBe(running?.ends_at);
  expect(Date.parse(running?.starts_at ?? '')).toBeLessThan(sandbox.shop.clock());
});
