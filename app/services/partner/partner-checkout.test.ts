import { expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import type { PartnerCart } from '#schemas/generated/api/types.gen.ts';
import { createPartnerCartItemsStore } from './partner-cart-items.ts';
import { createPartnerCheckoutCalls, createPartnerDepositCalls } from './partner-checkout.ts';

const item = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true } as const;
const purchase = { channelKey: 'web', expectedTotal: '3.40' } as const;
const slug = 'ferry-radio';

const priced: PartnerCart = {
  customerId: 'customer-1',
  currency: 'AUD',
  totals: { cartTotal: '3.40', preOrderTotal: '0.00' },
  cartItems: [],
  requiresUnattendedPaymentMethod: false,
  blockedReasons: {},
};

function bodyOf(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'body' in input ? input.body : null;
}

function atPartner(cart: PartnerCart) {
  const { transport, sent } = createTestTransportFromTable({
    'cart.partner': cart,
    'cart.partner.purchase': { deposit: null, checkoutId: 'checkout-2' },
    'funds.wallet-pay.deposit': {},
  });
  const commerce = createCommerceCalls(transport);
  const items = createPartnerCartItemsStore(
    { read: () => null, write: () => undefined, remove: () => undefined },
    slug,
  );
  items.show([item]);
  const { cart: calls } = createPartnerCheckoutCalls(commerce, { slug, items });
  return {
    calls,
    funds: createPartnerDepositCalls(commerce, { slug, items }),
    bodies: () => sent.map(([, input]) => bodyOf(input)),
  };
}

test('a partner purchase names the last purchase that was known when its cart was priced', async () => {
  const { calls, funds, bodies } = atPartner({ ...priced, lastCheckoutId: 'checkout-1' });
  await calls.get();
  await calls.purchase(purchase);
  await funds.depositPurchase({ deposit: null, purchase });
  await funds.walletPay('ap', 'stripe', { amount: '3.40', token: 't', checkout: true, purchase });
  const since = { ...purchase, lastCheckoutId: 'checkout-1' };
  const bought = { cartItem: [item], deposit: null, purchase: since };
  const paid = { amount: '3.40', token: 't', checkout: true, purchase: since, partner: { slug, cartItem: [item] } };
  expect(bodies()).toEqual([{ cartItem: [item] }, bought, bought, paid]);
});

test('a partner purchase works without a last purchase, and a deposit alone buys nothing', async () => {
  const { calls, funds, bodies } = atPartner(priced);
  await calls.get();
  await calls.purchase(purchase);
  await funds.walletPay('ap', 'stripe', { amount: '3.40', token: 't' });
  expect(bodies().slice(1)).toEqual([
    { cartItem: [item], deposit: null, purchase },
    { amount: '3.40', token: 't' },
  ]);
});
