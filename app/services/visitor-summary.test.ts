import { expect, test } from 'vitest';
import { createCommerce } from '#commerce/commerce.ts';
import { tableTransport } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { visitorSummary } from './visitor-summary.ts';

const cart = { cartItems: [{ productType: 'lottery_ticket' }, { productType: 'voucher_credit_amount' }] };

async function summary(answer: unknown, anonymousCartToken: string | null, signedIn = false) {
  const { transport, sent } = tableTransport({ 'anon-cart.get': answer });
  return {
    summary: await visitorSummary(createCommerce(transport), { anonymousCartToken, signedIn }),
    calls: sent.length,
  };
}

test('a visitor without a cart costs no call', async () => {
  expect(await summary(cart, null)).toEqual({ summary: { cartCount: 0, account: null }, calls: 0 });
});

test('the items of the cart count, vouchers do not', async () => {
  expect(await summary(cart, 'token', true)).toEqual({ summary: { cartCount: 1, account: 'Account' }, calls: 1 });
});

test('a cart that can not be read counts nothing', async () => {
  const down = new ApiError('Down.', { status: 503 });
  expect(await summary(down, 'token')).toEqual({ summary: { cartCount: 0, account: null }, calls: 1 });
});
