// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectVisitorCartCalls } from '#commerce/cart/current-cart.ts';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import { FlowProvider } from '#engine/flows/use-flow.tsx';
import { BlockContext } from '#engine/render/block-context.tsx';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { startCartMachine } from '#machines/cart/cart/cart.start.ts';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import { precartFlow } from '#machines/cart/precart/precart.flow.ts';
import { startPrecartMachine } from '#machines/cart/precart/precart.start.ts';
import type { RecommendedDraw } from '#machines/cart/precart/precart.types.ts';
import { findButton, pressButton, stubBlockContext } from '../../_testing/shop-page.tsx';
import type { PrecartDrawerProps } from './precart-drawer.gen.ts';
import { PrecartDrawer } from './precart-drawer.tsx';

const item = { productType: 'raffle_ticket', lotteryKey: 'two-rivers' } as const;
const draw: RecommendedDraw = {
  name: 'First Light',
  drawDate: '2026-03-07T08:30:00.000Z',
  prizePool: { amount: '4800000.00', currency: 'AUD' },
  total: { amount: '1.70', currency: 'AUD' },
  request: { productType: 'lottery_ticket', lotteryKey: 'first-light', numGames: 2, quickpick: true },
};
const props: PrecartDrawerProps = {
  heading: 'In your cart',
  recommend: 'Closing soon',
  cart: { label: 'See your cart', link: { href: '/cart', external: false } },
  keep: 'Keep looking',
};

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-05T00:00:00Z') }));
afterEach(() => vi.useRealTimers());

async function show(recommend: () => Promise<readonly RecommendedDraw[]>) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const { transport, sent } = createTestTransportFromTable({
    'anon-cart.items.add': createTestCart([createTestCartItem({ id: 'a' }), createTestCartItem({ id: 'b' })]),
  });
  const cart = startCartMachine({
    cart: selectVisitorCartCalls(createCommerceCalls(transport), false),
    precartDrawer: true,
  });
  const flows = createFlowRunner({
    cart: async () => () => cart,
    precart: async () => () => startPrecartMachine({ recommend }),
  });
  await flows.start(cartFlow);
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  await act(async () =>
    createRoot(page).render(
      <BlockContext value={stubBlockContext}>
        <FlowProvider flows={flows}>
          <PrecartDrawer id="drawer" props={props} data={undefined} slots={{}} />
        </FlowProvider>
      </BlockContext>,
    ),
  );
  await act(async () => cart.send({ type: 'CART.RECEIVED', cart: createTestCart([createTestCartItem({ id: 'a' })]) }));
  await act(async () => cart.send({ type: 'ITEM.ADD', item, source: 'play' }));
  await act(async () => void flows.start(precartFlow));
  const dialog = page.querySelector('dialog');
  if (!dialog) throw new Error('there is no drawer');
  return { page, cart, sent, dialog };
}

test('the precart drawer tells the number of items and total of the cart, and recommends a draw that closes soon', async () => {
  const { page, dialog } = await show(async () => [draw]);
  expect(dialog.open).toBe(true);
  expect(page.querySelector('[role=status]')?.textContent).toBe('2 items Total $3.40');
  expect(page.querySelector('li')?.textContent).toBe('First Light $4.8 million, This Saturday$1.70Add');
});

test('a draw that the precart drawer recommends is added to the cart with one press', async () => {
  const { page, sent } = await show(async () => [draw]);
  await pressButton(page, 'Add First Light');
  expect(sent.at(-1)).toEqual(['anon-cart.items.add', { body: draw.request }]);
});

test('the precart drawer closes by its button, and not by a click on its backdrop, as of a double click', async () => {
  const { page, dialog, cart } = await show(async () => []);
  await act(async () => dialog.click());
  expect(dialog.open).toBe(true);
  await act(async () => findButton(page, 'Keep looking').click());
  expect([dialog.open, cart.getSnapshot().context.isPrecartDrawerOpen]).toEqual([false, false]);
});

test('the precart drawer opens without recommendations when those cannot be loaded', async () => {
  const { page, dialog } = await show(() => Promise.reject(new Error('down')));
  expect([dialog.open, page.querySelector('ul')]).toEqual([true, null]);
});
