import { describe, expect, test } from 'vitest';
import { createCommerce } from '#commerce/commerce.ts';
import { tableTransport } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { proves } from '../../scripts/test/proves.ts';
import { cartFailure } from './cart.failure.ts';
import { enqueue, itemsNotIn } from './cart.queue.ts';
import { startCart } from './cart.start.ts';
import type { CartCommand } from './cart.types.ts';
import { cartView } from './cart.view.ts';
import { cartOf, itemOf } from './testing/cart-of.ts';

const item = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true } as const;
const add: CartCommand = { kind: 'add', item };
const more: CartCommand = { kind: 'update', id: 'a', change: { numGames: 8 } };
const twice: CartCommand = { kind: 'update', id: 'a', change: { numDraws: 2 } };
const gone: CartCommand = { kind: 'delete', id: 'a' };
const UNEXPECTED = 'Sorry, there was an unexpected error while updating your cart. Please try again.';

describe('what waits', () => {
  test('is in the order it was asked for', () => {
    expect(enqueue([more], add, false)).toEqual([more, add]);
  });

  test('is one update of an item, with all that was changed', () => {
    expect(enqueue([more, add], twice, false)).toEqual([add, { ...more, change: { numGames: 8, numDraws: 2 } }]);
  });

  test('is no update of an item that goes', () => {
    expect(enqueue([more, add], gone, false)).toEqual([add, gone]);
  });

  test('leaves alone what is under way', () => {
    expect(enqueue([more], twice, true)).toEqual([more, twice]);
  });
});

test('the items that came are those with new ids', () => {
  const [a, b] = [itemOf({ id: 'a' }), itemOf({ id: 'b' })];
  expect(itemsNotIn([a], [a, b])).toEqual([b]);
});

describe('a failure is told', () => {
  const told = { this: [{ code: 'closed', message: 'Sales have closed.' }] };
  test.each([
    [new ApiError('x', { status: 422, errors: told }), { status: 422, message: 'Sales have closed.' }],
    [
      new ApiError('x', { status: 422, errors: { general: [{ code: 'x', message: 'x' }] } }),
      { status: 422, message: UNEXPECTED },
    ],
    [new ApiError('x', { status: 500, errors: told }), { status: 500, message: UNEXPECTED }],
    [new TypeError('x'), { status: 500, message: UNEXPECTED }],
  ])('%s', (error, failure) => {
    expect(cartFailure(error)).toEqual(failure);
  });
});

describe('the running cart', () => {
  const cart = cartOf([itemOf({ id: 'a' })]);
  const both = cartOf([
    itemOf({ id: 'a' }),
    itemOf({ id: 'b' }),
    itemOf({ id: 'v', productType: 'voucher_credit_amount' }),
  ]);

  function running(answers: Readonly<Record<string, unknown>>) {
    const { transport, sent } = tableTransport(answers);
    const actor = startCart({ cart: createCommerce(transport).anonCart, precartDrawer: false });
    const told: unknown[] = [];
    actor.on('*', (event) => told.push(event));
    return { actor, sent, told, view: () => cartView(actor.getSnapshot()) };
  }
  const settled = async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  };

  test('adds, replaces the cart, and tells which products are new', async () => {
    const { actor, sent, told, view } = running({ 'anon-cart.items.add': both });
    actor.send({ type: 'CART.RECEIVED', cart });
    actor.send({ type: 'ITEM.ADD', item });
    actor.send({ type: 'ITEM.ADD', item });
    expect(view()).toMatchObject({ isAdding: true, cart });
    await settled();
    expect(view()).toMatchObject({ isAdding: false, cart: both, failure: null });
    expect(sent).toEqual([['anon-cart.items.add', { body: item }]]);
    expect(told).toEqual([
      { type: 'product.added', items: [both.cartItems[1]] },
      { type: 'cart.show' },
      { type: 'cart.changed' },
    ]);
    proves('flows', 'cart.add-or-build');
    proves('rules', 'cart.replace-on-success');
  });

  test('keeps the cart and tells what went wrong when a change is refused', async () => {
    const refused = new ApiError('x', {
      status: 422,
      errors: { this: [{ code: 'closed', message: 'Sales have closed.' }] },
    });
    const { actor, told, view } = running({ 'anon-cart.items.delete': refused });
    actor.send({ type: 'CART.RECEIVED', cart });
    actor.send({ type: 'ITEM.DELETE', id: 'a' });
    expect(view().pending).toEqual(new Map([['a', null]]));
    await settled();
    expect(view()).toMatchObject({ cart, failure: 'Sales have closed.', pending: new Map() });
    expect(told).toEqual([]);
    actor.send({ type: 'FAILURE.DISMISS' });
    expect(view().failure).toBeNull();
  });

  test('removes an item and tells which', async () => {
    const { actor, told } = running({ 'anon-cart.items.delete': cartOf([]) });
    actor.send({ type: 'CART.RECEIVED', cart });
    actor.send({ type: 'ITEM.DELETE', id: 'a' });
    await settled();
    expect(told).toEqual([{ type: 'product.removed', items: cart.cartItems }, { type: 'cart.changed' }]);
    proves('flows', 'cart.delete');
  });

  test('makes a new cart when the one it knew is gone', async () => {
    const answers: unknown[] = [new ApiError('x', { status: 404, code: 'cart_not_found' }), cartOf([])];
    const { actor, sent, view } = running({ 'anon-cart.get': () => answers.shift(), 'anon-cart.create': 'ref' });
    actor.send({ type: 'CART.FETCH' });
    expect(view()).toMatchObject({ isFetching: true, isKnown: false });
    await settled();
    expect(sent.map(([id]) => id)).toEqual(['anon-cart.get', 'anon-cart.create', 'anon-cart.get']);
    expect(view()).toMatchObject({ isFetching: false, isKnown: true, cart: cartOf([]) });
    proves('flows', 'cart.fetch');
  });
});
