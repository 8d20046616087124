import { expect, test } from 'vitest';
import { createCommerce } from '#commerce/commerce.ts';
import { tableTransport } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { testSession } from '#engine/api/testing.ts';
import { visitorSummary } from './visitor-summary.ts';

const NOW = 1_700_000_000_000;
const cart = { cartItems: [{ productType: 'lottery_ticket' }, { productType: 'voucher_credit_amount' }] };
const nobody = { account: null, customerId: null, sessionTimeLeft: null, notices: [] };

async function summary(answer: unknown, anonymousCartToken: string | null, customer: string | null = null) {
  const { transport, sent } = tableTransport({ 'anon-cart.get': answer });
  const current = customer === null ? null : testSession(customer, NOW);
  const request = {
    visitor: { anonymousCartToken },
    session: { current },
    notices: [],
    now: NOW + 90_000,
  };
  return { summary: await visitorSummary(createCommerce(transport), request), calls: sent.length };
}

test('a visitor without a cart costs no call', async () => {
  expect(await summary(cart, null)).toEqual({ summary: { cartCount: 0, ...nobody }, calls: 0 });
});

test('the items of the cart count, vouchers do not', async () => {
  expect(await summary(cart, 'token')).toEqual({ summary: { cartCount: 1, ...nobody }, calls: 1 });
});

test('a customer is told apart, and how long the session lives without use', async () => {
  const told = { cartCount: 0, account: 'Account', customerId: '7', sessionTimeLeft: 3510, notices: [] };
  expect(await summary(cart, null, '7')).toEqual({ summary: told, calls: 0 });
});

test('a cart that can not be read counts nothing', async () => {
  const down = new ApiError('Down.', { status: 503 });
  expect(await summary(down, 'token')).toEqual({ summary: { cartCount: 0, ...nobody }, calls: 1 });
});
