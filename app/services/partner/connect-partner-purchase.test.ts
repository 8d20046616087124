import { expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import { createTestOrder } from '#machines/checkout/checkout/testing/test-order.ts';
import { startPartnerCartPricingMachine } from '#machines/partner/partner-cart-pricing/partner-cart-pricing.start.ts';
import { connectPartnerCartPricingToPage } from './connect-partner-purchase.ts';
import { createPartnerCartItemsStore } from './partner-cart-items.ts';

const sent = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 1, quickpick: true } as const;
const games = [{ numberSets: [{ key: 'main', numbers: [4, 9, 17, 23, 38, 41] }] }];

const storage: TabStorage = { read: () => null, write: () => undefined, remove: () => undefined };

test('the items of a partner cart get the numbers that the API chose when it priced them', async () => {
  const items = createPartnerCartItemsStore(storage, 'ferry-radio');
  items.save([sent]);
  const { cart } = createTestOrder(0, createTestCart([createTestCartItem({ games })]));
  const priced = {
    customerId: null,
    currency: 'AUD',
    totals: { cartTotal: cart.cartTotal, preOrderTotal: '0.00' },
    cartItems: cart.cartItems,
    requiresUnattendedPaymentMethod: false,
    blockedReasons: {},
    lastCheckoutId: null,
  };
  const partner = { slug: 'ferry-radio', key: 'ferry-radio', name: 'Ferry Radio', channels: [], productOfferKeys: [] };
  const answered = Promise.withResolvers<void>();
  const actor = startPartnerCartPricingMachine({
    slug: 'ferry-radio',
    isSignedIn: () => false,
    commerce: createCommerceCalls(
      createTestTransportFromTable({ 'partners.get': partner, 'anon-cart.partner': priced }).transport,
    ),
  });
  connectPartnerCartPricingToPage(actor, {
    partner: { slug: 'ferry-radio', screen: 'checkout', items, channel: null, onCart: () => undefined },
    isSignedIn: false,
    hash: '',
    refusedText: () => 'Refused',
    refreshOrder: answered.resolve,
    showCheckout: () => undefined,
  });
  await answered.promise;
  expect(items.shown()).toEqual([{ ...sent, games }]);
});

test('a partner cart received on a receipt page leads to the checkout unless it is empty', () => {
  const items = createPartnerCartItemsStore(storage, 'ferry-radio');
  const shown: string[] = [];
  let notifyCartListener: (type: 'CART.UPDATED') => void = () => undefined;
  connectPartnerCartPricingToPage(
    { send: () => undefined, on: () => ({ unsubscribe: () => undefined }) },
    {
      partner: {
        slug: 'ferry-radio',
        screen: 'receipt',
        items,
        channel: null,
        onCart: (listener) => (notifyCartListener = listener),
      },
      isSignedIn: true,
      hash: '',
      refusedText: () => 'Refused',
      refreshOrder: () => undefined,
      showCheckout: () => shown.push('checkout'),
    },
  );
  items.save([]);
  notifyCartListener('CART.UPDATED');
  expect(shown).toEqual([]);
  items.save([sent]);
  notifyCartListener('CART.UPDATED');
  expect(shown).toEqual(['checkout']);
});
