// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import type { FlowRunner } from '#engine/flows/flow.ts';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import { precartFlow } from '#machines/cart/precart/precart.flow.ts';
import { startPrecartMachine } from '#machines/cart/precart/precart.start.ts';
import { createCartFlowLoader } from './cart.ts';

const item = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true } as const;

afterEach(() => void vi.unstubAllGlobals());

test.each([
  { feature: true, capability: true, leads: 'drawer' },
  { feature: true, capability: false, leads: '/cart?utm_source=mail' },
  { feature: false, capability: true, leads: '/cart?utm_source=mail' },
])(
  'adding to the cart leads to $leads (precart drawer on for the site: $feature, for the segment: $capability)',
  async (on) => {
    // The document of tests has none, and no other tab listens.
    vi.stubGlobal('reportError', vi.fn<(error: unknown) => void>());
    const filled = createTestCart([createTestCartItem({ id: 'a' })]);
    const { transport } = createTestTransportFromTable({ 'anon-cart.items.add': filled, 'anon-cart.get': filled });
    const navigate = vi.fn<(to: string) => void>();
    const page = {
      feature: (name: string) => on.feature && name === 'precartDrawer',
      capability: (name: string) => on.capability && name === 'precart_drawer',
      customerId: () => null,
      href: () => '/cart',
      path: () => '/golden-bay',
      navigate,
      load: () => {},
      toast: () => {},
      showVisitor: () => {},
      url: () => new URL('https://shop.example/golden-bay?utm_source=mail&other=1'),
      channel: () => ({ postMessage() {}, addEventListener() {}, close() {} }),
      window,
    };
    const flows: FlowRunner = createFlowRunner({
      cart: createCartFlowLoader({ commerce: createCommerceCalls(transport), page, flows: () => flows }),
      precart: async () => () => startPrecartMachine({ recommend: async () => [] }),
    });
    const actor = await flows.start(cartFlow);
    actor.send({ type: 'CART.RECEIVED', cart: createTestCart([]) });
    actor.send({ type: 'ITEM.ADD', item, source: 'play' });
    const led = () => (flows.current(precartFlow) ? ['drawer'] : navigate.mock.calls.flat());
    await expect.poll(led).toEqual([on.leads]);
    expect(actor.getSnapshot().context.isPrecartDrawerOpen).toBe(on.leads === 'drawer');
  },
);
