import { expect, test } from 'vitest';
import { selectVisitorCartCalls } from '#commerce/cart/current-cart.ts';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import type { FlowRunner } from '#engine/flows/flow.ts';
import { cartFlow } from '#machines/cart/cart/cart.flow.ts';
import { startCartMachine } from '#machines/cart/cart/cart.start.ts';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import { precartFlow } from '#machines/cart/precart/precart.flow.ts';
import { precartView } from '#machines/cart/precart/precart.view.ts';
import type { RecommendedOrder } from '#schemas/generated/api/types.gen.ts';
import { createPrecartFlowLoader } from './precart.ts';

function recommended(lotteryKey: string): RecommendedOrder {
  return {
    reason: 'popular',
    lotteryKey,
    name: lotteryKey,
    logo: '',
    drawDate: null,
    prizePool: null,
    total: { amount: '1.70', currency: 'AUD' },
    request: { productType: 'lottery_ticket', lotteryKey, numGames: 2, quickpick: true },
  };
}

const answers = {
  'orders.recommended': ['golden-bay', 'a', 'b', 'c', 'd'].map(recommended),
  'placement.cart-prime': [
    { key: 'pre_cart', config: { productType: 'lottery_ticket', lotteryKey: 'a', draw: recommended('a') } },
    { key: 'pre_cart', config: { productType: 'syndicate_share', lotteryKey: 'circle' } },
  ],
};

const pageOf = (customerId: string | null, capability: boolean) => ({
  capability: (name: string) => capability && name === 'pre_cart_recommended_draws',
  customerId: () => customerId,
});

async function open(customerId: string | null, capability = true) {
  const { transport, sent } = createTestTransportFromTable(answers);
  const commerce = createCommerceCalls(transport);
  const cart = startCartMachine({ cart: selectVisitorCartCalls(commerce, false), precartDrawer: true });
  cart.send({ type: 'CART.RECEIVED', cart: createTestCart([createTestCartItem()]) });
  const flows: FlowRunner = createFlowRunner({
    cart: async () => () => cart,
    precart: createPrecartFlowLoader({ commerce, page: pageOf(customerId, capability), flows: () => flows }),
  });
  await flows.start(cartFlow);
  const actor = await flows.start(precartFlow);
  await expect.poll(() => precartView(actor.getSnapshot()).isRecommending).toBe(false);
  return { keys: precartView(actor.getSnapshot()).draws.map(({ name }) => name), sent: sent.map(([id]) => id) };
}

test('the precart recommends to a customer up to three of their recommended orders that are not in the cart', async () => {
  expect(await open('ada')).toEqual({ keys: ['a', 'b', 'c'], sent: ['orders.recommended'] });
});

test('the precart recommends to a signed-out visitor only the placements that have a draw', async () => {
  expect(await open(null)).toEqual({ keys: ['a'], sent: ['placement.cart-prime'] });
});

test('the precart requests no recommendations where the capability is off', async () => {
  expect(await open('ada', false)).toEqual({ keys: [], sent: [] });
  expect((await open('ada', true)).sent).toEqual(['orders.recommended']);
});
