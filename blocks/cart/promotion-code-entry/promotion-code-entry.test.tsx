// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { createRefusalApiError } from '#engine/api/api-error.ts';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import { pressButton, renderTestBlockWithRunningCart } from '../../_testing/shop-page.tsx';
import { PromotionCodeEntry } from './promotion-code-entry.tsx';

const ticket = createTestCartItem({ id: 'a' });
const voucher = createTestCartItem({ id: 'v', productType: 'voucher_fixed_discount', name: '5 off' });

async function show(answer: unknown) {
  const block = <PromotionCodeEntry id="it" props={{}} data={undefined} slots={{}} />;
  const shown = await renderTestBlockWithRunningCart(block, { 'anon-cart.promotion': answer });
  await act(async () => shown.cart.send({ type: 'CART.RECEIVED', cart: createTestCart([ticket]) }));
  const input = shown.page.querySelector('input');
  if (!input) throw new Error('there is no field');
  return { ...shown, input, problem: () => shown.page.querySelector('[role=alert]')?.textContent };
}

async function type(input: HTMLInputElement, value: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('a promotion code is sent to the cart without its outer spaces, and its field is emptied', async () => {
  const { page, input, sent, problem } = await show(createTestCart([ticket, voucher]));
  await type(input, ' welcome5 ');
  await pressButton(page, 'Add code');
  expect(sent).toEqual([['anon-cart.promotion', { body: { promotionCode: 'welcome5' } }]]);
  expect([input.value, problem()]).toEqual(['', '']);
});

test('a promotion code that is refused stays in its field, with the message of the shop', async () => {
  const refused = createRefusalApiError(422, 'promotion_not_added', 'This promotion has expired.');
  const { page, input, problem } = await show(refused);
  await type(input, 'BYGONE');
  await pressButton(page, 'Add code');
  expect([input.value, problem(), input.getAttribute('aria-invalid')]).toEqual([
    'BYGONE',
    'This promotion has expired.',
    'true',
  ]);
});

test('an empty promotion code makes no call and is reported as required', async () => {
  const { page, sent, problem } = await show(null);
  await pressButton(page, 'Add code');
  expect([sent, problem()]).toEqual([[], 'This field is required']);
});
