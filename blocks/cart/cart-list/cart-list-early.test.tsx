// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { selectVisitorCartCalls } from '#commerce/cart/current-cart.ts';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import { FlowProvider } from '#engine/flows/use-flow.tsx';
import { BlockContext } from '#engine/render/block-context.tsx';
import { startCartMachine } from '#machines/cart/cart/cart.start.ts';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import { findButton, pressButton, stubBlockContext } from '../../_testing/shop-page.tsx';
import { CartList } from './cart-list.tsx';

test('Remove in the cart list, pressed before the machine is loaded, shows at once and is sent once after loading', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const { transport, sent } = createTestTransportFromTable({ 'anon-cart.items.delete': createTestCart([]) });
  const cart = startCartMachine({
    cart: selectVisitorCartCalls(createCommerceCalls(transport), false),
    precartDrawer: false,
  });
  const code = Promise.withResolvers<typeof cart>();
  const flows = createFlowRunner({ cart: () => code.promise.then((actor) => () => actor) });
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const data = {
    cart: createTestCart([createTestCartItem({ id: 'a' })]),
    isLeftBehind: false,
    products: {},
    regions: [],
    now: 0,
  };
  await act(async () =>
    createRoot(page).render(
      <BlockContext value={stubBlockContext}>
        <FlowProvider flows={flows}>
          <CartList id="cart" props={{}} data={data} slots={{ empty: <p>Nothing here yet</p>, promotion: null }} />
        </FlowProvider>
      </BlockContext>,
    ),
  );
  await pressButton(page, 'Remove Golden Bay');
  expect(findButton(page, 'Remove Golden Bay').disabled).toBe(true);
  expect(page.querySelector('.cart-list__item')?.hasAttribute('data-pending')).toBe(true);
  await pressButton(page, 'Remove Golden Bay');
  expect(sent).toEqual([]);

  await act(async () => code.resolve(cart));
  expect(sent).toEqual([['anon-cart.items.delete', { params: { id: 'a' } }]]);
  expect(page.textContent).toContain('Nothing here yet');
});
