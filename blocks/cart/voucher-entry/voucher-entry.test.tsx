// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import type { CartItem } from '#schemas/generated/api/types.gen.ts';
import { pressButton, renderTestBlockWithRunningCart } from '../../_testing/shop-page.tsx';
import { getTestMessages } from '../../_testing/test-messages.ts';
import { describeVoucherDiscountOrCredit } from './describe-voucher.ts';
import type { VoucherEntryProps } from './voucher-entry.gen.ts';
import { voucherEntryMessages } from './voucher-entry.messages.gen.ts';
import { VoucherEntry } from './voucher-entry.tsx';

const blockWith = (props: VoucherEntryProps) => <VoucherEntry id="voucher" props={props} data={undefined} slots={{}} />;
const block = blockWith({ heading: 'Have a voucher?' });

function voucher(productType: CartItem['productType'], parts: Partial<CartItem> = {}): CartItem {
  const off = { amount: '-5.00', currency: 'AUD' };
  return createTestCartItem({ id: 'voucher-1', productType, name: '5 off', unitPrice: off, total: off, ...parts });
}

async function type(page: HTMLElement, text: string) {
  const field = page.querySelector('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('the voucher entry puts a voucher into the cart with one call, and says what the voucher does', async () => {
  const answers = { 'anon-cart.promotion': createTestCart([createTestCartItem(), voucher('voucher_fixed_discount')]) };
  const { page, sent } = await renderTestBlockWithRunningCart(block, answers);
  await type(page, ' welcome5 ');
  await pressButton(page, 'Use voucher');
  expect(sent).toEqual([['anon-cart.promotion', { body: { promotionCode: 'welcome5' } }]]);
  expect(page.querySelector('li')?.textContent).toBe('5 off applied: $5 off your purchase.');
  expect(page.querySelector('a')?.outerHTML).toBe('<a href="/cart">Go to cart</a>');
});

test('the voucher entry labels its link to the cart with the text of the brand', async () => {
  const answers = { 'anon-cart.promotion': createTestCart([voucher('voucher_fixed_discount')]) };
  const own = blockWith({ heading: 'Have a voucher?', cartLabel: 'To your basket' });
  const { page } = await renderTestBlockWithRunningCart(own, answers);
  await type(page, 'welcome5');
  await pressButton(page, 'Use voucher');
  expect(page.querySelector('a')?.textContent).toBe('To your basket');
});

test('the voucher entry says that a code is required, or why the shop refused the code', async () => {
  const messages = [{ code: 'promotion_not_added', message: 'This promotion has expired.' }];
  const error = new ApiError('This promotion has expired.', {
    status: 422,
    errors: { this: messages },
    code: 'promotion_not_added',
  });
  const { page, sent } = await renderTestBlockWithRunningCart(block, { 'anon-cart.promotion': error });
  await pressButton(page, 'Use voucher');
  expect([page.querySelector('[role=alert]')?.textContent, sent]).toEqual(['This field is required', []]);
  await type(page, 'BYGONE');
  await pressButton(page, 'Use voucher');
  expect(page.querySelector('[role=alert]')?.textContent).toBe('This promotion has expired.');
});

test.each([
  [voucher('voucher_percent_discount', { name: '10% off' }), '10% off applied: $5 off your purchase.'],
  [
    voucher('voucher_fixed_discount_expire', {
      total: { amount: '0.00', currency: 'AUD' },
      expiresAt: '2026-12-20T00:00:00Z',
    }),
    '5 off, applied to your purchase. Use it by Sun, 20 Dec.',
  ],
  [
    voucher('voucher_credit_amount', { name: '2 for your wallet' }),
    '2 for your wallet, paid to your wallet with your purchase.',
  ],
])(
  'a percent, an expiring and a wallet credit voucher in the cart are each described in words of their own',
  (item, expected) => {
    expect(describeVoucherDiscountOrCredit(item, getTestMessages(voucherEntryMessages))).toBe(expected);
  },
);
