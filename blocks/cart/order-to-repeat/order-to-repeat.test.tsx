// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import { createTestLoadContextWithCommerce } from '../../_testing/commerce-load-context.ts';
import { pressButton, renderTestBlockWithRunningCart } from '../../_testing/shop-page.tsx';
import { loadOrderToRepeatData } from './order-to-repeat.data.ts';
import type { OrderToRepeatProps } from './order-to-repeat.gen.ts';
import { OrderToRepeat } from './order-to-repeat.tsx';

const link = { href: '/cart', external: false };
const props: OrderToRepeatProps = {
  heading: 'Buy again',
  add: 'Put it in my cart',
  cart: { label: 'Go to my cart', link },
  gone: 'We can not find this purchase.',
};
const request = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true } as const;
const order = {
  name: 'Golden Bay',
  description: '4 x Standard games',
  placedAt: '2026-03-01T00:00:00.000Z',
  total: { amount: '3.40', currency: 'AUD' },
  request,
};

function loading(answer: unknown) {
  const { transport } = createTestTransportFromTable({ 'orders.get': answer });
  const context = createTestLoadContextWithCommerce({
    commerce: createCommerceCalls(transport),
    params: { replayID: 'o-1' },
  });
  return loadOrderToRepeatData({ ...context, props });
}

test('the loader for buying an order again describes the order, and changes no cart', async () => {
  const summary = {
    item: createTestCartItem({ numGames: 4 }),
    total: order.total,
    placedAt: order.placedAt,
  };
  expect(await loading({ summary, replay: request })).toEqual({ data: { order } });
});

test('an order of another customer cannot be bought again, and is said not to be found', async () => {
  expect(await loading(new ApiError('x', { status: 404, code: 'order_not_found' }))).toEqual({ data: { order: null } });
  const { page } = await renderTestBlockWithRunningCart(
    <OrderToRepeat id="it" props={props} data={{ order: null }} slots={{}} />,
    {},
  );
  expect(page.textContent).toContain('We can not find this purchase.');
});

test('the button to buy an order again puts the order into the cart, and disappears', async () => {
  const { page, sent } = await renderTestBlockWithRunningCart(
    <OrderToRepeat id="it" props={props} data={{ order }} slots={{}} />,
    {
      'anon-cart.build': createTestCart([createTestCartItem()]),
    },
  );
  expect(page.textContent).toContain(
    'Buy againGolden Bay4 x Standard gamesBought 1 March 2026 for $3.40.Same order, from the next draw, at today’s price.Put it in my cartGo to my cart',
  );
  await pressButton(page, 'Put it in my cart');
  expect(sent).toEqual([['anon-cart.build', { body: { items: [request] } }]]);
  expect(page.querySelector('[role=status]')?.textContent).toBe('Added to your cart.');
  expect(page.querySelector('button')).toBeNull();
});

test('an order that the shop refuses to sell again is answered with the message of the shop', async () => {
  const refused = new ApiError('x', { status: 422, errors: { this: [{ code: 'x', message: 'Not on sale.' }] } });
  const { page } = await renderTestBlockWithRunningCart(
    <OrderToRepeat id="it" props={props} data={{ order }} slots={{}} />,
    {
      'anon-cart.build': refused,
    },
  );
  await pressButton(page, 'Put it in my cart');
  expect(page.querySelector('[role=alert]')?.textContent).toBe('Not on sale.');
});
