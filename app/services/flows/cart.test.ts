// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import type { FlowRunner } from '#engine/flows/flow.ts';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import { precartFlow } from '#machines/cart/precart/precart.flow.ts';
import { startPrecartMachine } from '#machines/cart/precart/precart.start.ts';
import type { ToastMessage } from '#schemas/browser/page-events.ts';
import { getUsualMessages } from '../../testing/usual-messages.ts';
import { createCartFlowLoader } from './cart.ts';

const item = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true } as const;

afterEach(() => void vi.unstubAllGlobals());

async function startCart(
  answers: Readonly<Record<string, unknown>>,
  on: { readonly feature: boolean; readonly capability: boolean },
) {
  // The document of tests has none, and no other tab listens.
  vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
  const { transport } = createTestTransportFromTable(answers);
  const navigate = vi.fn<(to: string) => void>();
  const toasts: ToastMessage[] = [];
  const page = {
    feature: (name: string) => on.feature && name === 'precartDrawer',
    capability: (name: string) => on.capability && name === 'precart_drawer',
    customerId: () => null,
    href: () => '/cart',
    path: () => '/golden-bay',
    navigate,
    load: () => {},
    messages: getUsualMessages,
    toast: (toast: ToastMessage) => toasts.push(toast),
    showVisitor: () => {},
    url: () => new URL('https://shop.example/golden-bay?utm_source=mail&other=1'),
    channel: () => ({ postMessage() {}, addEventListener() {}, close() {} }),
    window,
  };
  const flows: FlowRunner = createFlowRunner({
    cart: createCartFlowLoader({ commerce: createCommerceCalls(transport), page, flows: () => flows }),
    precart: async () => () => startPrecartMachine({ recommend: async () => [] }),
  });
  return { actor: await flows.start(cartFlow), flows, navigate, toasts };
}

test.each([
  { feature: true, capability: true, leads: 'drawer' },
  { feature: true, capability: false, leads: '/cart?utm_source=mail' },
  { feature: false, capability: true, leads: '/cart?utm_source=mail' },
])(
  'adding to the cart leads to $leads (precart drawer on for the site: $feature, for the segment: $capability)',
  async (on) => {
    const filled = createTestCart([createTestCartItem({ id: 'a' })]);
    const answers = { 'anon-cart.items.add': filled, 'anon-cart.get': filled };
    const { actor, flows, navigate } = await startCart(answers, on);
    actor.send({ type: 'CART.RECEIVED', cart: createTestCart([]) });
    actor.send({ type: 'ITEM.ADD', item, source: 'play' });
    const led = () => (flows.current(precartFlow) ? ['drawer'] : navigate.mock.calls.flat());
    await expect.poll(led).toEqual([on.leads]);
    expect(actor.getSnapshot().context.isPrecartDrawerOpen).toBe(on.leads === 'drawer');
  },
);

test.each([
  ['the text of the server', { this: [{ code: 'closed', message: 'Sales have closed.' }] }, 'Sales have closed.'],
  [
    'the usual message without one',
    {},
    'Sorry, there was an unexpected error while updating your cart. Please try again.',
  ],
])('a refused change of the cart shows a toast with %s', async (_, errors, message) => {
  const cart = createTestCart([createTestCartItem({ id: 'a' })]);
  const answers = { 'anon-cart.items.delete': new ApiError('x', { status: 422, errors }), 'anon-cart.get': cart };
  const { actor, toasts } = await startCart(answers, { feature: false, capability: false });
  actor.send({ type: 'CART.RECEIVED', cart });
  actor.send({ type: 'ITEM.DELETE', id: 'a' });
  await expect.poll(() => toasts).toEqual([{ message, level: 'error' }]);
});
