import { expect, test } from 'vitest';
import { createCommerceCalls } from '../commerce.ts';
import { createTestTransportFromTable } from '../testing.ts';
import { loadPartnerCartWithPaymentMeans, toCartFromPartnerCart } from './partner-order.ts';
import { listPartnerCartBlockedReasons } from './partners.ts';

const item = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true } as const;
const membership = { id: '1', productType: 'membership' };
const priced = {
  customerId: null,
  currency: 'AUD',
  totals: { cartTotal: '3.40', preOrderTotal: '1.00' },
  cartItems: [{ id: '1', productType: 'lottery_ticket' }],
  requiresUnattendedPaymentMethod: true,
  blockedReasons: {},
};

test('the partner order of a signed-out visitor is priced with one call and has no payment methods', async () => {
  const { transport, sent } = createTestTransportFromTable({ 'anon-cart.partner': priced });
  const order = await loadPartnerCartWithPaymentMeans(createCommerceCalls(transport), {
    slug: 'ferry',
    items: [item],
    isSignedIn: false,
  });
  expect(sent).toEqual([['anon-cart.partner', { params: { slug: 'ferry' }, body: { cartItem: [item] } }]]);
  expect(order).toMatchObject({ funds: 0, methods: [], limits: [], laterMethod: null });
  expect(order.cart).toEqual({
    cartReference: '',
    currency: 'AUD',
    cartItems: priced.cartItems,
    autoRemovedItems: [],
    cartTotal: '3.40',
    preOrderTotal: '1.00',
    requiresUnattendedPaymentMethod: true,
    blockedReasons: {},
    showRegulation: true,
  });
});

test('a partner order of memberships only has showRegulation false', async () => {
  const { transport } = createTestTransportFromTable({ 'anon-cart.partner': { ...priced, cartItems: [membership] } });
  const cart = await createCommerceCalls(transport).partners.priceForVisitor('ferry', [item]);
  expect(toCartFromPartnerCart(cart).showRegulation).toBe(false);
});

test('listPartnerCartBlockedReasons gives each reason that blocks a partner order its own action, or FIXED when it is unknown', () => {
  const blockedReasons = {
    not_in_region: 'a',
    verification_required: 'b',
    spend_limit_exceeded: 'c',
    constructor: 'd',
  };
  expect(listPartnerCartBlockedReasons({ blockedReasons })).toEqual([
    { id: 'not_in_region', message: 'a', actionType: 'CHANGE_CART' },
    { id: 'verification_required', message: 'b', actionType: 'VERIFY' },
    { id: 'spend_limit_exceeded', message: 'c', actionType: 'LIMITS' },
    { id: 'constructor', message: 'd', actionType: 'FIXED' },
  ]);
});
