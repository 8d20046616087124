import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { selectVisitorCartCalls } from '#commerce/cart/current-cart.ts';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { toCartItemAnalyticsFields } from '#domain/cart/cart-product-fields.ts';
import { ApiError, createRefusalApiError } from '#engine/api/api-error.ts';
import type { Cart } from '#schemas/generated/api/types.gen.ts';
import { toCartFailure } from './cart.failure.ts';
import { enqueueCartCommand, findAddedCartItems } from './cart.queue.ts';
import { startCartMachine } from './cart.start.ts';
import type { CartCommand, CartEmitted } from './cart.types.ts';
import { cartView } from './cart.view.ts';
import { createTestCart, createTestCartItem } from './testing/test-cart.ts';

const item = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true } as const;
const add: CartCommand = { kind: 'add', item, source: 'play' };
const more: CartCommand = { kind: 'update', id: 'a', change: { numGames: 8 } };
const twice: CartCommand = { kind: 'update', id: 'a', change: { numDraws: 2 } };
const gone: CartCommand = { kind: 'delete', id: 'a' };

describe('the queue of cart changes', () => {
  test('keeps the order in which the changes were asked for', () => {
    expect(enqueueCartCommand([more], add, false)).toEqual([more, add]);
  });

  test('merges a second update of an item with the waiting one and puts it last', () => {
    expect(enqueueCartCommand([more, add], twice, false)).toEqual([
      add,
      { ...more, change: { numGames: 8, numDraws: 2 } },
    ]);
  });

  test('drops the waiting update of an item that is deleted', () => {
    expect(enqueueCartCommand([more, add], gone, false)).toEqual([add, gone]);
  });

  test('does not merge an update with one that is already being sent', () => {
    expect(enqueueCartCommand([more], twice, true)).toEqual([more, twice]);
  });
});

test('findAddedCartItems returns the items of the new cart whose ids were not in the old one', () => {
  const [a, b] = [createTestCartItem({ id: 'a' }), createTestCartItem({ id: 'b' })];
  expect(findAddedCartItems([a], [a, b])).toEqual([b]);
});

describe('toCartFailure keeps the text of the server for a refusal only', () => {
  const serverErrors = { this: [{ code: 'closed', message: 'Sales have closed.' }] };
  test.each([
    [new ApiError('x', { status: 422, errors: serverErrors }), { message: 'Sales have closed.' }],
    [new ApiError('x', { status: 422, errors: { general: [{ code: 'x', message: 'x' }] } }), { message: null }],
    [new ApiError('x', { status: 500, errors: serverErrors }), { message: null }],
    [new TypeError('x'), { message: null }],
  ])('%s', (error, failure) => {
    expect(toCartFailure(error)).toEqual(failure);
  });
});

describe('the running cart', () => {
  const cart = createTestCart([createTestCartItem({ id: 'a' })]);
  const both = createTestCart([
    createTestCartItem({ id: 'a' }),
    createTestCartItem({ id: 'b' }),
    createTestCartItem({ id: 'v', productType: 'voucher_credit_amount' }),
  ]);

  function running(answers: Readonly<Record<string, unknown>>) {
    const { transport, sent } = createTestTransportFromTable(answers);
    const actor = startCartMachine({
      cart: selectVisitorCartCalls(createCommerceCalls(transport), false),
      precartDrawer: false,
    });
    const emittedEvents: unknown[] = [];
    actor.on('*', (event) => emittedEvents.push(event));
    return { actor, sent, emittedEvents, view: () => cartView(actor.getSnapshot()) };
  }
  const settled = async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  };

  test('adds an item once, takes over the returned cart, and emits which products are new', async () => {
    const { actor, sent, emittedEvents, view } = running({ 'anon-cart.items.add': both });
    actor.send({ type: 'CART.RECEIVED', cart });
    actor.send({ type: 'ITEM.ADD', item, source: 'play' });
    actor.send({ type: 'ITEM.ADD', item, source: 'play' });
    expect(view()).toMatchObject({ isAdding: true, cart });
    await settled();
    expect(view()).toMatchObject({ isAdding: false, cart: both, failure: null });
    expect(sent).toEqual([['anon-cart.items.add', { body: item }]]);
    expect(emittedEvents).toEqual([
      { type: 'product.added', products: [toCartItemAnalyticsFields(createTestCartItem({ id: 'b' }), 'ref', 'play')] },
      { type: 'cart.show' },
      { type: 'cart.changed' },
    ]);
  });

  test('emits only the added product when the cart, which holds other products too, had not been fetched before', async () => {
    const other = createTestCartItem({ id: 'a', lotteryKey: 'reef-lotto' });
    const known = [other, createTestCartItem({ id: 'b' }), createTestCartItem({ id: 'c' })];
    const { actor, emittedEvents } = running({ 'anon-cart.items.add': createTestCart(known) });
    actor.send({ type: 'ITEM.ADD', item, source: 'play' });
    await settled();
    const product = toCartItemAnalyticsFields(createTestCartItem({ id: 'c' }), 'ref', 'play');
    expect(emittedEvents).toContainEqual({ type: 'product.added', products: [product] });
  });

  test('adds the same item only once within a second of the last try, and again after that', async () => {
    vi.useFakeTimers();
    try {
      const { actor, sent } = running({ 'anon-cart.items.add': both });
      actor.send({ type: 'CART.RECEIVED', cart });
      const added = async (after: number) => {
        vi.advanceTimersByTime(after);
        actor.send({ type: 'ITEM.ADD', item, source: 'play' });
        await settled();
        return sent.length;
      };
      // Each try restarts the second.
      expect([await added(0), await added(999), await added(999), await added(1000)]).toEqual([1, 1, 1, 2]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('keeps the cart and shows the words of the shop when a change is refused', async () => {
    const refused = new ApiError('x', {
      status: 422,
      errors: { this: [{ code: 'closed', message: 'Sales have closed.' }] },
    });
    const { actor, emittedEvents, view } = running({ 'anon-cart.items.delete': refused });
    actor.send({ type: 'CART.RECEIVED', cart });
    actor.send({ type: 'ITEM.DELETE', id: 'a' });
    expect(view().pending).toEqual(new Map([['a', null]]));
    await settled();
    expect(view()).toMatchObject({ cart, failure: 'Sales have closed.', pending: new Map() });
    expect(emittedEvents).toEqual([{ type: 'cart.failed', failure: { message: 'Sales have closed.' } }]);
    actor.send({ type: 'FAILURE.DISMISS' });
    expect(view().failure).toBeNull();
  });

  test('emits which product was removed when an item is deleted', async () => {
    const { actor, emittedEvents } = running({ 'anon-cart.items.delete': createTestCart([]) });
    actor.send({ type: 'CART.RECEIVED', cart });
    actor.send({ type: 'ITEM.DELETE', id: 'a' });
    await settled();
    expect(emittedEvents).toEqual([
      {
        type: 'product.removed',
        products: [toCartItemAnalyticsFields(createTestCartItem({ id: 'a' }), 'ref', 'cart')],
      },
      { type: 'cart.changed' },
    ]);
  });

  test('creates a new cart when the API no longer finds the cart', async () => {
    const answers: unknown[] = [new ApiError('x', { status: 404, code: 'cart_not_found' }), createTestCart([])];
    const { actor, sent, view } = running({ 'anon-cart.get': () => answers.shift(), 'anon-cart.create': 'ref' });
    actor.send({ type: 'CART.FETCH' });
    expect(view()).toMatchObject({ isFetching: true, isKnown: false });
    await settled();
    expect(sent.map(([id]) => id)).toEqual(['anon-cart.get', 'anon-cart.create', 'anon-cart.get']);
    expect(view()).toMatchObject({ isFetching: false, isKnown: true, cart: createTestCart([]) });
  });

  test('shows the words of the shop when a promotion code is refused, and keeps the cart', async () => {
    const refused = createRefusalApiError(422, 'promotion_not_added', 'This promotion has expired.');
    const { actor, sent, emittedEvents, view } = running({ 'anon-cart.promotion': refused });
    actor.send({ type: 'CART.RECEIVED', cart });
    actor.send({ type: 'PROMOTION.ADD', code: 'BYGONE' });
    expect(view().isPromoting).toBe(true);
    await settled();
    expect(sent).toEqual([['anon-cart.promotion', { body: { promotionCode: 'BYGONE' } }]]);
    expect(view()).toMatchObject({
      isPromoting: false,
      promotionFailure: 'This promotion has expired.',
      failure: null,
      cart,
    });
    expect(emittedEvents).toEqual([]);
  });

  test.each([
    ['an added item', { type: 'ITEM.ADD', item, source: 'play' }, 'anon-cart.items.add'],
    ['items that are bought again', { type: 'ITEMS.BUILD', items: [item], source: 'cart-replay' }, 'anon-cart.build'],
    ['a changed item', { type: 'ITEM.DELETE', id: 'a' }, 'anon-cart.items.delete'],
    ['a promotion code', { type: 'PROMOTION.ADD', code: 'BYGONE' }, 'anon-cart.promotion'],
  ] as const)('shows a toast for %s that the shop refuses without a reason', async (_, event, callId) => {
    const { actor, emittedEvents, view } = running({ [callId]: new ApiError('x', { status: 422 }) });
    actor.send({ type: 'CART.RECEIVED', cart });
    actor.send(event);
    await settled();
    expect(emittedEvents).toEqual([{ type: 'cart.failed', failure: { message: null } }]);
    expect([view().failure, view().promotionFailure]).toEqual([null, null]);
  });

  test('shows no toast for a refused item with words of the shop, and leaves the words to the block that adds it', async () => {
    const errors = { this: [{ code: 'closed', message: 'Sales have closed.' }] };
    const { actor, emittedEvents, view } = running({
      'anon-cart.items.add': new ApiError('x', { status: 422, errors }),
    });
    actor.send({ type: 'ITEM.ADD', item, source: 'play' });
    await settled();
    expect([emittedEvents, view().hasFailed, view().failure]).toEqual([[], true, 'Sales have closed.']);
  });

  test('shows no toast and no message of its own when adding fails because the tokens could not be refreshed', async () => {
    const failed = createRefusalApiError(
      422,
      'AUTH_REFRESH_FAILED',
      'Authentication refresh failed. Please try again.',
    );
    const { actor, emittedEvents, view } = running({ 'anon-cart.items.add': failed });
    actor.send({ type: 'ITEM.ADD', item, source: 'play' });
    await settled();
    expect([emittedEvents, view().hasFailed, view().failure]).toEqual([[], true, null]);
  });

  test('fetches the cart after a change without an answer, shows a toast and does not go to the checkout', async () => {
    const lost = new ApiError('Failed to fetch', { status: 408, answered: false });
    const { actor, sent, emittedEvents, view } = running({ 'anon-cart.items.update': lost, 'anon-cart.get': both });
    actor.send({ type: 'CART.RECEIVED', cart });
    actor.send({ type: 'ITEM.UPDATE', id: 'a', change: { numGames: 8 } });
    actor.send({ type: 'CHECKOUT.START', to: '/cart/buy' });
    await settled();
    expect(sent.map(([id]) => id)).toEqual(['anon-cart.items.update', 'anon-cart.get']);
    expect(view()).toMatchObject({ cart: both, hasFailed: true, failure: null, isLeaving: false });
    expect(emittedEvents).toEqual([{ type: 'cart.failed', failure: { message: null } }]);
  });

  test('shows no failure when a deleted item is already gone, and takes over the current cart', async () => {
    const gone = new ApiError('x', { status: 404, code: 'cart_item_not_found' });
    const { actor, emittedEvents, view } = running({
      'anon-cart.items.delete': gone,
      'anon-cart.get': createTestCart([]),
    });
    actor.send({ type: 'CART.RECEIVED', cart });
    actor.send({ type: 'ITEM.DELETE', id: 'a' });
    await settled();
    expect([view().cart?.cartItems, view().failure, emittedEvents]).toEqual([[], null, []]);
  });
});

describe('going from the cart to the checkout', () => {
  const ticket = createTestCartItem({ id: 'a' });
  const start = { type: 'CHECKOUT.START', to: '/cart/buy' } as const;
  const dearer = createTestCartItem({ id: 'a', total: { amount: '4.00', currency: 'AUD' } });

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  async function leaving(age: number, known: Cart, answer: unknown) {
    const { transport, sent } = createTestTransportFromTable({ 'anon-cart.get': answer });
    const actor = startCartMachine({
      cart: selectVisitorCartCalls(createCommerceCalls(transport), false),
      precartDrawer: false,
    });
    const emittedEvents: CartEmitted[] = [];
    actor.on('*', (event) => emittedEvents.push(event));
    actor.send({ type: 'CART.RECEIVED', cart: known });
    vi.advanceTimersByTime(age);
    actor.send(start);
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
    const { removed, repriced, isLeaving } = cartView(actor.getSnapshot());
    return { calls: sent.length, emittedEvents: emittedEvents.map(({ type }) => type), removed, repriced, isLeaving };
  }

  test('starts at once, without fetching the cart, while the cart is less than 20 s old', async () => {
    expect(await leaving(19_999, createTestCart([ticket]), null)).toEqual({
      calls: 0,
      emittedEvents: ['checkout.started'],
      removed: [],
      repriced: [],
      isLeaving: false,
    });
  });

  test('fetches a cart that is 20 s old again, and goes on when it is the same', async () => {
    expect(await leaving(20_000, createTestCart([ticket]), createTestCart([ticket]))).toMatchObject({
      calls: 1,
      emittedEvents: ['checkout.started'],
    });
  });

  test('stops when a price has changed since the cart was last fetched', async () => {
    expect(await leaving(20_000, createTestCart([ticket]), createTestCart([dearer]))).toMatchObject({
      emittedEvents: [],
      repriced: [{ name: 'Golden Bay', from: '3.40', to: '4.00' }],
      isLeaving: false,
    });
  });

  test('stops when a draw has closed since the cart was last fetched', async () => {
    const { id, productType, lotteryKey, name } = createTestCartItem({ id: 'b' });
    const removed = { id, productType, lotteryKey, name, reason: 'draw_closed' } as const;
    expect(
      await leaving(
        20_000,
        createTestCart([ticket, createTestCartItem({ id: 'b' })]),
        createTestCart([ticket], { autoRemovedItems: [removed] }),
      ),
    ).toMatchObject({ emittedEvents: [], removed: [removed] });
  });

  test.each([
    ['blocked', createTestCart([ticket], { blockedReasons: { not_in_region: 'Not sold where you live.' } })],
    ['empty', createTestCart([])],
  ])('is not possible with a cart that is %s', async (_, cart) => {
    expect(await leaving(0, cart, null)).toMatchObject({ calls: 0, emittedEvents: [] });
  });

  test('stops with a failure when an old cart cannot be fetched again because the browser is offline', async () => {
    const offline = new ApiError('Failed to fetch', { status: 408, answered: false });
    expect(await leaving(20_000, createTestCart([ticket]), offline)).toMatchObject({
      emittedEvents: ['cart.failed'],
      isLeaving: false,
    });
  });
});

test('an anonymous cart left over after sign-in is converted once, and its items are then in the cart of the customer', async () => {
  const { transport, sent } = createTestTransportFromTable({
    'anon-cart.convert': createTestCart([createTestCartItem({ id: 'a' })]),
  });
  const actor = startCartMachine({
    cart: selectVisitorCartCalls(createCommerceCalls(transport), true),
    precartDrawer: false,
  });
  actor.send({ type: 'CART.RECEIVED', cart: createTestCart([]) });
  actor.send({ type: 'CART.CONVERT' });
  actor.send({ type: 'CART.CONVERT' });
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  expect(sent).toEqual([['anon-cart.convert', {}]]);
  expect(cartView(actor.getSnapshot()).cart?.cartItems.map(({ id }) => id)).toEqual(['a']);
});
