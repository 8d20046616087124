import { expect, test } from 'vitest';
import { createActor, createMachine, emit } from 'xstate';
import type { Told } from '#domain/analytics/analytics-events.ts';
import type { ProductFact } from '#domain/cart/product-fact.ts';
import { cartOf, itemOf } from '#machines/cart/testing/cart-of.ts';
import { flowFacts, tellFlow } from './flow-facts.ts';

const product: ProductFact = {
  brand: 'golden-bay',
  category: 'lotteries',
  cause: 'reef',
  source: 'play',
  cartId: 'cart-1',
  productId: 'item-1',
  numDraws: 2,
  numGames: 18,
  price: '25.50',
  name: 'Golden Bay',
  variant: 'standard',
  drawDate: '2026-11-28T08:30:00Z',
  drawNo: 12,
  prizePool: '4000000.00',
  daysOfWeek: ['saturday'],
  purchaseStatus: 'open',
};

test('each product that was added, removed or clicked is an event with every field of the specification', () => {
  const fields = {
    brand: 'golden-bay',
    category: 'lotteries',
    cause: 'reef',
    source: 'play',
    cart_id: 'cart-1',
    product_id: 'item-1',
    num_draws: 2,
    num_games: 18,
    price: '25.50',
    name: 'Golden Bay',
    variant: 'standard',
    draw_date: '2026-11-28T08:30:00Z',
    draw_no: 12,
    prize_pool: '4000000.00',
    days_of_week: ['saturday'],
    purchase_status: 'open',
  };
  const products = [product, { ...product, productId: 'item-2' }];
  expect(flowFacts('cart', { type: 'product.added', products })).toEqual([
    ['product added', fields],
    ['product added', { ...fields, product_id: 'item-2' }],
  ]);
  expect(flowFacts('cart', { type: 'product.removed', products: [product] })).toEqual([['product removed', fields]]);
  expect(flowFacts('cart', { type: 'product.clicked', products: [product] })).toEqual([['product clicked', fields]]);
  expect(flowFacts('cart', { type: 'cart.viewed', products: [product], total: '25.50' })).toEqual([
    ['cart viewed', { cart_id: 'cart-1', total: '25.50', products: [fields] }],
  ]);
});

test('the start of a checkout is told once, by the checkout', () => {
  const cart = cartOf([]);
  const names = (flow: string, emitted: Parameters<typeof flowFacts>[1]) =>
    flowFacts(flow, emitted).map(([name]) => name);
  expect(names('cart', { type: 'checkout.started', to: '/', products: [product], total: null })).toEqual([]);
  expect(names('checkout', { type: 'checkout.started', cart })).toEqual(['checkout started']);
});

test('a purchase is told to the customer-data service and to frames, and the money that was paid in for it', () => {
  const bought = { checkoutId: 'c-1', paidIn: { depositId: 'd-1', amount: 240 }, cart: cartOf([]) };
  const facts = { channelKey: 'APP', metadata: {}, partnerKey: 'p' } as const;
  const told = flowFacts('checkout', { type: 'purchase.completed', bought, facts });
  expect(told.map(([name]) => name)).toEqual(['purchase completed', 'Transaction', 'ExtraDeposit']);
  expect(told[2]?.[1]).toEqual({ deposit_id: 'd-1', amount: '2.40' });
  expect(told[0]?.[1]).toMatchObject({ checkout_id: 'c-1', channel_key: 'APP', partner_key: 'p' });
  const unknown = flowFacts('checkout', {
    type: 'purchase.completed',
    bought: { checkoutId: 'c-1', paidIn: null, cart: null },
    facts: null,
  });
  expect(unknown.map(([, fields]) => fields)).toEqual(
    Array(2).fill({ checkout_id: 'c-1', channel_key: null, partner_key: null, total: null, products: [] }),
  );
});

test('of a deposit that pays for a purchase nothing is told before the receipt', () => {
  expect(flowFacts('deposit', { type: 'deposit.completed', depositId: 'd-1', amount: 340, checkoutId: 'c-1' })).toEqual(
    [],
  );
});

test('a withdrawal that failed is told with the code of its method; other forms keep theirs to themselves', () => {
  const failure = { status: 422, code: 'fund_unverified', result: { withdrawalMethodCode: 'tt' } };
  const refused = { type: 'form.refused', failure, message: 'Not this account.' } as const;
  expect(flowFacts('form.withdrawal', { ...refused, name: 'withdrawal' })).toEqual([
    ['Error', { code: 'fund_unverified', message: 'Not this account.', method: 'tt' }],
  ]);
  expect(flowFacts('form.withdrawal', { ...refused, name: 'withdrawal', failure: null })).toEqual([
    ['Error', { code: null, message: 'Not this account.' }],
  ]);
  expect(flowFacts('form.login', { ...refused, name: 'login' })).toEqual([]);
});

test('a purchase of a membership makes a member, which is told too', () => {
  const bought = { checkoutId: 'c-1', paidIn: null, cart: cartOf([itemOf({ productType: 'membership' })]) };
  const told = flowFacts('checkout', { type: 'purchase.completed', bought, facts: null });
  expect(told.at(-1)).toEqual(['MembershipStatusUpdated', { status: 'member' }]);
});

test.each([
  [{ type: 'deposit.completed', depositId: 'd-1', amount: 2050 }, ['Deposit', { deposit_id: 'd-1', amount: '20.50' }]],
  [{ type: 'deposit.completed', depositId: null, amount: null }, ['Deposit', { deposit_id: null, amount: null }]],
  [
    { type: 'deposit.completed', depositId: 'd-1', amount: 2050, checkoutId: null },
    ['Deposit', { deposit_id: 'd-1', amount: '20.50' }],
  ],
  [{ type: 'favourite-numbers.edited', lotteryKey: 'x' }, ['favourite numbers edited', { product_id: 'x' }]],
  [{ type: 'login.authenticated', target: '/' }, ['Login', {}]],
  [{ type: 'sign-up.authenticated', target: '/' }, ['SignUp', {}]],
  [{ type: 'logout.unauthenticated' }, ['Logout', {}]],
] as const)('%o is told', (emitted, expected) => {
  expect(flowFacts('any', emitted)).toEqual([expected]);
});

test('an actor is heard, whatever it tells; what tells nothing is left alone', () => {
  const told: Told[] = [];
  const machine = createMachine({
    on: {
      GO: { actions: emit({ type: 'login.authenticated', target: '/' }) },
      OTHER: { actions: emit({ type: 'something' }) },
    },
  });
  const actor = createActor(machine).start();
  tellFlow('login', actor, (...one) => void told.push(one));
  tellFlow('other', {}, (...one) => void told.push(one));
  actor.send({ type: 'GO' });
  actor.send({ type: 'OTHER' });
  expect(told).toEqual([['Login', {}]]);
});
