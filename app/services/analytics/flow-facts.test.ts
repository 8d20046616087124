import { expect, test } from 'vitest';
import { createActor, createMachine, emit } from 'xstate';
import type { Told } from '#domain/analytics/analytics-events.ts';
import type { ProductFact } from '#domain/cart/product-fact.ts';
import { cartOf, itemOf } from '#machines/cart/testing/cart-of.ts';
import { eventComplaints } from '#schemas/messages/analytics-events.ts';
import { type FlowEmitted, flowFacts, tellFlow } from './flow-facts.ts';

const SHOP = { key: 'harbour', currency: 'AUD' };

/** The events of what a flow emits, each as the schema has it. */
function factsOf(flowId: string, emitted: FlowEmitted) {
  const told = flowFacts(flowId, emitted, SHOP);
  expect(told.flatMap(([name, fields]) => eventComplaints(name, fields))).toEqual([]);
  return told;
}

const product: ProductFact = {
  category: 'lottery',
  cause: 'reef',
  source: 'cart',
  cart_id: 'cart-1',
  product_id: 'golden-bay',
  num_draws: 2,
  num_games: 18,
  price: 25.5,
  name: 'Golden Bay',
  variant: 'standard/standard',
  draw_date: '2026-11-28T08:30:00Z',
  draw_no: 12,
  prize_pool: 4_000_000,
  days_of_week: ['sat'],
  purchase_status: null,
};
const fields = { brand: 'harbour', ...product };

test('each product that was added, removed or clicked is an event with the brand of the shop', () => {
  const other = { ...product, product_id: 'reef-lotto' };
  expect(factsOf('cart', { type: 'product.added', products: [product, other] })).toEqual([
    ['product added', fields],
    ['product added', { ...fields, product_id: 'reef-lotto' }],
  ]);
  expect(factsOf('cart', { type: 'product.removed', products: [product] })).toEqual([['product removed', fields]]);
  expect(factsOf('cart', { type: 'product.clicked', products: [product] })).toEqual([['product clicked', fields]]);
});

test('a cart is told with its reference, also where only vouchers are in it', () => {
  expect(factsOf('cart', { type: 'cart.viewed', cartId: 'cart-1', products: [product], total: '25.50' })).toEqual([
    ['cart viewed', { cart_id: 'cart-1', total: 25.5, products: [fields] }],
  ]);
  expect(factsOf('cart', { type: 'cart.viewed', cartId: 'cart-1', products: [], total: '0.00' })).toEqual([
    ['cart viewed', { cart_id: 'cart-1', total: 0, products: [] }],
  ]);
});

test('the start of a checkout is told once, by the checkout', () => {
  const cart = cartOf([]);
  const names = (flow: string, emitted: FlowEmitted) => factsOf(flow, emitted).map(([name]) => name);
  expect(names('cart', { type: 'checkout.started', to: '/', products: [product], total: null })).toEqual([]);
  expect(names('checkout', { type: 'checkout.started', cart })).toEqual(['checkout started']);
});

test('products join from the cart to the purchase by product_id and cart_id, with a source in each event', () => {
  const voucher = itemOf({
    id: 'v',
    productType: 'voucher_fixed_discount',
    total: { amount: '-5.00', currency: 'AUD' },
  });
  const cart = cartOf([itemOf({ id: 'line-7' }), voucher]);
  const bought = { checkoutId: 'c-1', paidIn: null, cart };
  const told = [
    ...factsOf('checkout', { type: 'checkout.started', cart }),
    ...factsOf('checkout', { type: 'checkout.step_completed', step: 'order_placed', cart }),
    ...factsOf('checkout', { type: 'purchase.completed', bought, facts: null }),
  ];
  const keys = told.map(([name, each]) => [
    name,
    'products' in each && each.products.map(({ product_id, cart_id, source }) => [product_id, cart_id, source]),
  ]);
  const expected = [['golden-bay', 'ref', 'checkout']];
  expect(keys).toEqual([
    ['checkout started', expected],
    ['step completed', expected],
    ['purchase completed', expected],
    ['Transaction', expected],
  ]);
});

test('a purchase is told to the customer-data service and to frames, and the money that was paid in for it', () => {
  const bought = { checkoutId: 'c-1', paidIn: { depositId: 'd-1', amount: 240 }, cart: cartOf([]) };
  const facts = { channelKey: 'APP', metadata: {}, partnerKey: 'p' } as const;
  const told = factsOf('checkout', { type: 'purchase.completed', bought, facts });
  expect(told.map(([name]) => name)).toEqual(['purchase completed', 'Transaction', 'ExtraDeposit']);
  expect(told[2]?.[1]).toEqual({ deposit_id: 'd-1', currency: 'AUD', amount: 2.4 });
  expect(told[0]?.[1]).toEqual({
    checkout_id: 'c-1',
    channel_key: 'APP',
    partner_key: 'p',
    currency: 'AUD',
    total: 3.4,
    products: [],
  });
});

test('the cart of a partner has no reference', () => {
  const cart = cartOf([itemOf()], { cartReference: '' });
  const [started] = factsOf('checkout', { type: 'checkout.started', cart });
  expect(started?.[1]).toMatchObject({ cart_id: null, products: [{ cart_id: null }] });
});

test('a purchase whose cart the page does not know is left to its receipt', () => {
  const bought = { checkoutId: 'c-1', paidIn: null, cart: null };
  expect(factsOf('checkout', { type: 'purchase.completed', bought, facts: null })).toEqual([]);
});

test('of a deposit that pays for a purchase nothing is told before the receipt', () => {
  const paid = { type: 'deposit.completed', depositId: 'd-1', amount: 340, checkoutId: 'c-1' } as const;
  expect(factsOf('deposit', paid)).toEqual([]);
});

const declined = { code: 'card_declined', message: 'Your card was declined.', target: null, status: 0, result: null };

test.each([
  ['checkout', { type: 'payment.refused', hasSavedCard: false, failure: declined }],
  ['deposit-form', { type: 'deposit.refused', hasSavedCard: false, failure: declined }],
  ['new-card', { type: 'new-card.refused', failure: declined }],
  ['deposit', { type: 'deposit.failed', output: { kind: 'failed', depositId: 'd-1', failure: declined } }],
] as const)('a card that was declined is an Error with its code: %s', (flowId, emitted) => {
  expect(factsOf(flowId, emitted)).toEqual([['Error', { code: 'card_declined', message: 'Your card was declined.' }]]);
});

test('a payment whose call was refused is told by the call alone, and one that is still to be corrected by nobody', () => {
  const failure = { ...declined, status: 422 };
  expect(factsOf('checkout', { type: 'payment.refused', hasSavedCard: false, failure })).toEqual([]);
  expect(factsOf('checkout', { type: 'payment.refused', hasSavedCard: false, failure: null })).toEqual([]);
});

test('a purchase of a membership makes a member, which is told too', () => {
  const bought = { checkoutId: 'c-1', paidIn: null, cart: cartOf([itemOf({ productType: 'membership' })]) };
  const told = factsOf('checkout', { type: 'purchase.completed', bought, facts: null });
  expect(told.at(-1)).toEqual(['MembershipStatusUpdated', { status: 'member' }]);
});

test.each([
  [
    { type: 'deposit.completed', depositId: 'd-1', amount: 2050 },
    ['Deposit', { deposit_id: 'd-1', currency: 'AUD', amount: 20.5 }],
  ],
  [
    { type: 'deposit.completed', depositId: null, amount: null },
    ['Deposit', { deposit_id: null, currency: 'AUD', amount: null }],
  ],
  [
    { type: 'deposit.completed', depositId: 'd-1', amount: 2050, checkoutId: null },
    ['Deposit', { deposit_id: 'd-1', currency: 'AUD', amount: 20.5 }],
  ],
  [{ type: 'favourite-numbers.edited', lotteryKey: 'x' }, ['favourite numbers edited', { product_id: 'x' }]],
  [{ type: 'login.authenticated', target: '/' }, ['Login', {}]],
  [{ type: 'sign-up.authenticated', target: '/' }, ['SignUp', {}]],
  [{ type: 'logout.unauthenticated' }, ['Logout', {}]],
] as const)('%o is told', (emitted, expected) => {
  expect(factsOf('any', emitted)).toEqual([expected]);
});

test('an actor is heard, whatever it emits; what emits nothing is left alone', () => {
  const told: Told[] = [];
  const machine = createMachine({
    on: {
      GO: { actions: emit({ type: 'login.authenticated', target: '/' }) },
      OTHER: { actions: emit({ type: 'something' }) },
    },
  });
  const actor = createActor(machine).start();
  const tell = (...one: Told) => void told.push(one);
  tellFlow('login', actor, () => SHOP, tell);
  tellFlow('other', {}, () => SHOP, tell);
  actor.send({ type: 'GO' });
  actor.send({ type: 'OTHER' });
  expect(told).toEqual([['Login', {}]]);
});
