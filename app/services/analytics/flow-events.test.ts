import { expect, test } from 'vitest';
import { createActor, createMachine, emit } from 'xstate';
import type { AnalyticsEventArguments } from '#domain/analytics/analytics-events.ts';
import type { CartItemAnalyticsFields } from '#domain/cart/cart-product-fields.ts';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import { listAnalyticsEventComplaints } from '#schemas/messages/analytics-events.ts';
import { type FlowEmittedEvent, toFlowAnalyticsEvents, trackFlowEvents } from './flow-events.ts';

const SHOP = { key: 'harbour', currency: 'AUD' };

/** The analytics events of an emitted event, checked against their schema. */
function eventsOf(flowId: string, emitted: FlowEmittedEvent) {
  const events = toFlowAnalyticsEvents(flowId, emitted, SHOP);
  expect(events.flatMap(([name, fields]) => listAnalyticsEventComplaints(name, fields))).toEqual([]);
  return events;
}

const product: CartItemAnalyticsFields = {
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

test('toFlowAnalyticsEvents makes one event with the brand for each product added, removed or clicked', () => {
  const other = { ...product, product_id: 'reef-lotto' };
  expect(eventsOf('cart', { type: 'product.added', products: [product, other] })).toEqual([
    ['product added', fields],
    ['product added', { ...fields, product_id: 'reef-lotto' }],
  ]);
  expect(eventsOf('cart', { type: 'product.removed', products: [product] })).toEqual([['product removed', fields]]);
  expect(eventsOf('cart', { type: 'product.clicked', products: [product] })).toEqual([['product clicked', fields]]);
});

test('the event cart viewed has the reference of the cart, also for a cart of vouchers only', () => {
  expect(eventsOf('cart', { type: 'cart.viewed', cartId: 'cart-1', products: [product], total: '25.50' })).toEqual([
    ['cart viewed', { cart_id: 'cart-1', total: 25.5, products: [fields] }],
  ]);
  expect(eventsOf('cart', { type: 'cart.viewed', cartId: 'cart-1', products: [], total: '0.00' })).toEqual([
    ['cart viewed', { cart_id: 'cart-1', total: 0, products: [] }],
  ]);
});

test('the event checkout started comes from the checkout flow only', () => {
  const cart = createTestCart([]);
  const names = (flow: string, emitted: FlowEmittedEvent) => eventsOf(flow, emitted).map(([name]) => name);
  expect(names('cart', { type: 'checkout.started', to: '/', products: [product], total: null })).toEqual([]);
  expect(names('checkout', { type: 'checkout.started', cart })).toEqual(['checkout started']);
});

test('products have the same product_id, cart_id and source in all events from checkout started to Transaction', () => {
  const voucher = createTestCartItem({
    id: 'v',
    productType: 'voucher_fixed_discount',
    total: { amount: '-5.00', currency: 'AUD' },
  });
  const cart = createTestCart([createTestCartItem({ id: 'line-7' }), voucher]);
  const bought = { checkoutId: 'c-1', completedDeposit: null, cart };
  const events = [
    ...eventsOf('checkout', { type: 'checkout.started', cart }),
    ...eventsOf('checkout', { type: 'checkout.step_completed', step: 'order_placed', cart }),
    ...eventsOf('checkout', { type: 'purchase.completed', bought, facts: null }),
  ];
  const keys = events.map(([name, each]) => [
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

test('a purchase paid by a deposit makes the events purchase completed, Transaction and ExtraDeposit', () => {
  const bought = { checkoutId: 'c-1', completedDeposit: { depositId: 'd-1', amount: 240 }, cart: createTestCart([]) };
  const facts = { channelKey: 'APP', metadata: {}, partnerKey: 'p' } as const;
  const events = eventsOf('checkout', { type: 'purchase.completed', bought, facts });
  expect(events.map(([name]) => name)).toEqual(['purchase completed', 'Transaction', 'ExtraDeposit']);
  expect(events[2]?.[1]).toEqual({ deposit_id: 'd-1', currency: 'AUD', amount: 2.4 });
  expect(events[0]?.[1]).toEqual({
    checkout_id: 'c-1',
    channel_key: 'APP',
    partner_key: 'p',
    currency: 'AUD',
    total: 3.4,
    products: [],
  });
});

test('the cart of a partner has a cart_id of null in analytics events', () => {
  const cart = createTestCart([createTestCartItem()], { cartReference: '' });
  const [started] = eventsOf('checkout', { type: 'checkout.started', cart });
  expect(started?.[1]).toMatchObject({ cart_id: null, products: [{ cart_id: null }] });
});

test('a purchase without its cart makes no events, because they come from the receipt', () => {
  const bought = { checkoutId: 'c-1', completedDeposit: null, cart: null };
  expect(eventsOf('checkout', { type: 'purchase.completed', bought, facts: null })).toEqual([]);
});

test('a deposit for a purchase makes no Deposit event', () => {
  const paid = { type: 'deposit.completed', depositId: 'd-1', amount: 340, checkoutId: 'c-1' } as const;
  expect(eventsOf('deposit', paid)).toEqual([]);
});

const declined = {
  code: 'card_declined',
  reason: { kind: 'server_text', text: 'Your card was declined.' },
  target: null,
  status: 0,
  result: null,
} as const;

test.each([
  ['checkout', { type: 'payment.refused', hasSavedCard: false, failure: declined }],
  ['deposit-form', { type: 'deposit.refused', hasSavedCard: false, failure: declined }],
  ['card-saving', { type: 'card-saving.refused', failure: declined }],
  ['deposit', { type: 'deposit.failed', output: { kind: 'failed', depositId: 'd-1', failure: declined } }],
] as const)('a declined card makes an Error event with its code: %s', (flowId, emitted) => {
  expect(eventsOf(flowId, emitted)).toEqual([['Error', { code: 'card_declined', message: 'Your card was declined.' }]]);
});

test('a failed payment without a text of the server makes an Error event with the kind of its reason', () => {
  const failure = { ...declined, code: 'card_unreached', reason: { kind: 'card_unreached' } } as const;
  expect(eventsOf('card-saving', { type: 'card-saving.refused', failure })).toEqual([
    ['Error', { code: 'card_unreached', message: 'card_unreached' }],
  ]);
});

test('a payment refused by a call or by invalid card fields makes no Error event of the flow', () => {
  const failure = { ...declined, status: 422 };
  expect(eventsOf('checkout', { type: 'payment.refused', hasSavedCard: false, failure })).toEqual([]);
  expect(eventsOf('checkout', { type: 'payment.refused', hasSavedCard: false, failure: null })).toEqual([]);
});

test('the purchase of a membership makes the event MembershipStatusUpdated', () => {
  const bought = {
    checkoutId: 'c-1',
    completedDeposit: null,
    cart: createTestCart([createTestCartItem({ productType: 'membership' })]),
  };
  const events = eventsOf('checkout', { type: 'purchase.completed', bought, facts: null });
  expect(events.at(-1)).toEqual(['MembershipStatusUpdated', { status: 'member' }]);
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
] as const)('the emitted flow event %o makes its analytics event', (emitted, expected) => {
  expect(eventsOf('any', emitted)).toEqual([expected]);
});

test('trackFlowEvents ignores unknown events and actors that emit nothing', () => {
  const events: AnalyticsEventArguments[] = [];
  const machine = createMachine({
    on: {
      GO: { actions: emit({ type: 'login.authenticated', target: '/' }) },
      OTHER: { actions: emit({ type: 'something' }) },
    },
  });
  const actor = createActor(machine).start();
  const track = (...event: AnalyticsEventArguments) => void events.push(event);
  trackFlowEvents('login', actor, () => SHOP, track);
  trackFlowEvents('other', {}, () => SHOP, track);
  actor.send({ type: 'GO' });
  actor.send({ type: 'OTHER' });
  expect(events).toEqual([['Login', {}]]);
});
