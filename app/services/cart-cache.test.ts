import { expect, test } from 'vitest';
import type { ApiTransport } from '#engine/api/transport.ts';
import { createCartCache } from './cart-cache.ts';

const START = Date.UTC(2026, 0, 15);
const CUSTOMER = { site: 'harbour', customerId: '7', deviceIds: [] };

async function cacheCarts() {
  let now = START;
  const cache = createCartCache({ now: () => now, gone: 'cart_not_found', changes: () => false });
  // Any answer fits: it is not read here.
  const api = { send: async () => ({ result: { cartItems: [] }, pageInfo: null, expires: null }) } as unknown;
  for (const customerId of ['7', '8']) {
    const owner = { site: 'harbour', anonymousCartToken: null, customerId, subVariant: 'NSW', locale: 'en-AU' };
    await cache.transport(api as ApiTransport, () => owner, false).send({ id: 'cart.items.list' }, {});
  }
  const countLeft = () => ['7', '8'].map((customerId) => cache.customerData.list({ ...CUSTOMER, customerId }).length);
  const forget = (customerId: string) =>
    cache.forget({ site: 'harbour', anonymousCartToken: null, customerId, subVariant: 'NSW', locale: 'en-AU' });
  return { customerData: cache.customerData, countLeft, forget, wait: (time: number) => (now += time) };
}

test('the cart cache lists the cart of a customer with its region and language, and erases the cart of that customer alone', async () => {
  const { customerData, countLeft } = await cacheCarts();
  expect(customerData.list(CUSTOMER)).toEqual([
    { variant: 'NSW en-AU', cart: { cartItems: [] }, until: START + 20_000 },
  ]);
  expect([customerData.erase(CUSTOMER), customerData.erase(CUSTOMER), countLeft()]).toEqual([1, 0, [0, 1]]);
});

test('the cart cache removes carts 20 seconds after they were fetched', async () => {
  const { customerData, countLeft, wait } = await cacheCarts();
  customerData.removeExpired?.(wait(19_999));
  expect(countLeft()).toEqual([1, 1]);
  customerData.removeExpired?.(wait(1));
  expect(countLeft()).toEqual([0, 0]);
});

test('the cart cache also removes the remaining entry of a cart that was invalidated by a change', async () => {
  const { customerData, countLeft, forget, wait } = await cacheCarts();
  forget('7');
  expect(countLeft()).toEqual([1, 1]);
  customerData.removeExpired?.(wait(0));
  expect(countLeft()).toEqual([0, 1]);
});
