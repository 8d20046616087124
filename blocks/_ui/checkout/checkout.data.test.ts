import { expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import { createTestLoadContextWithCommerce } from '../../_testing/commerce-load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadCheckoutOrderView, loadCheckoutPageData } from './checkout.data.ts';

const money = (amount: string) => ({ amount, currency: 'AUD' });
const limit = { id: 'a', period: 'week', limit: money('5.00'), spent: money('2.00'), remaining: money('3.00') };
const answers = {
  'cart.items.list': createTestCart([createTestCartItem()], { requiresUnattendedPaymentMethod: false }),
  'customer.get': {
    availableFunds: money('1.00'),
    paymentMethods: [],
    preCommitment: { period: 'week', limit: money('9.00'), remaining: money('2.00'), resetsAt: 'then' },
  },
  'spend-limits.list': { availablePeriods: [], customerLimits: [{ ...limit, resetsAt: 'then' }], systemLimits: [] },
  'customer.recurring-purchase-method.get': { kind: 'wallet', fund: null },
};

function createCheckoutContext(signedIn: boolean, utm?: { source: string }) {
  const { transport, sent } = createTestTransportFromTable(answers);
  const context = createTestLoadContextWithCommerce({ commerce: createCommerceCalls(transport) });
  const visitor = { ...context.visitor, signedIn, ...(utm && { utm }) };
  return { context: { ...context, visitor }, sent };
}

test('the checkout page of a signed-out visitor loads no data and makes no API call', async () => {
  const { context, sent } = createCheckoutContext(false);
  expect([await loadCheckoutPageData(context), sent]).toEqual([null, []]);
});

test('the blocks of the checkout page load the order once for all of them, with its amounts and exceeded limits', async () => {
  const { context, sent } = createCheckoutContext(true);
  const [shown, order] = await Promise.all([loadCheckoutPageData(context), loadCheckoutOrderView(context)]);
  expect(sent.map(([id]) => id).sort()).toEqual(Object.keys(answers).sort());
  expect(order?.payment).toEqual({ total: 340, fromWallet: 100, toPay: 240 });
  const data = { ...order?.payment, currency: 'AUD', later: 0 };
  const html = renderTestBlockToHtml({ id: 'amounts', type: 'amount-to-pay', props: {}, data }, () => undefined);
  expect([...html.matchAll(/<dd[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual(['$3.40', '−$1.00', '$2.40']);
  expect(order?.broken.map(({ kind, exceeded }) => [kind, exceeded])).toEqual([
    ['spend', 40],
    ['deposit', 40],
  ]);
  expect(shown?.facts).toEqual({ channelKey: 'web', metadata: { platform: 'Web' } });
});

test('a customer who comes from the app checks out in the channel APP', async () => {
  const { context } = createCheckoutContext(true, { source: 'app' });
  expect((await loadCheckoutPageData(context))?.facts).toEqual({
    channelKey: 'APP',
    metadata: { platform: 'Web', utm_source: 'app' },
  });
});
