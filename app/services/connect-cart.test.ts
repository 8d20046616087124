// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { selectVisitorCartCalls } from '#commerce/cart/current-cart.ts';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { startCartMachine } from '#machines/cart/cart/cart.start.ts';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import { connectCartToPage } from './connect-cart.ts';

const cart = createTestCart([createTestCartItem({ id: 'a' })]);
const item = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true } as const;

function wired() {
  const both = createTestCart([createTestCartItem({ id: 'a' }), createTestCartItem({ id: 'b' })]);
  const { transport, sent } = createTestTransportFromTable({
    'anon-cart.items.add': both,
    'anon-cart.items.delete': new ApiError('x', { status: 500 }),
    'anon-cart.get': both,
  });
  const actor = startCartMachine({
    cart: selectVisitorCartCalls(createCommerceCalls(transport), false),
    precartDrawer: false,
  });
  const page = Object.assign(new EventTarget(), { document });
  const channel = Object.assign(new EventTarget(), { postMessage: vi.fn<(message: unknown) => void>() });
  const showCart = vi.fn<() => void>();
  const checkOut = vi.fn<(to: string) => void>();
  const openDrawer = vi.fn<() => void>();
  const showFailure = vi.fn<(message: string | null) => void>();
  const counts: unknown[] = [];
  connectCartToPage(actor, {
    window: page,
    channel,
    showVisitor: (changed) => counts.push(changed),
    showCart,
    checkOut,
    openDrawer,
    showFailure,
  });
  return { actor, sent: () => sent.map(([id]) => id), page, channel, showCart, checkOut, showFailure, counts };
}

const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

describe('the cart machine connected to a page', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('tells the badge and other tabs what was added, and shows the cart', async () => {
    const { actor, channel, showCart, counts } = wired();
    actor.send({ type: 'CART.RECEIVED', cart });
    actor.send({ type: 'ITEM.ADD', item, source: 'play' });
    await settled();
    expect(counts).toEqual([
      { cartCount: 1, cartKinds: ['lottery'] },
      { cartCount: 2, cartKinds: ['lottery'] },
    ]);
    expect(channel.postMessage.mock.calls).toEqual([['changed']]);
    expect(showCart).toHaveBeenCalledTimes(1);
  });

  test('navigates to the checkout when it starts, and shows a failure when a change of the cart fails', async () => {
    const { actor, checkOut, showFailure } = wired();
    actor.send({ type: 'CART.RECEIVED', cart });
    actor.send({ type: 'CHECKOUT.START', to: '/cart/buy' });
    expect(checkOut.mock.calls).toEqual([['/cart/buy']]);
    actor.send({ type: 'ITEM.DELETE', id: 'a' });
    await settled();
    expect(showFailure.mock.calls).toEqual([[null]]);
  });

  test('reloads when another tab has changed the cart', async () => {
    const { actor, channel, counts, sent } = wired();
    actor.send({ type: 'CART.RECEIVED', cart });
    channel.dispatchEvent(new Event('message'));
    await settled();
    expect(sent()).toEqual(['anon-cart.get']);
    expect(counts.at(-1)).toEqual({ cartCount: 2, cartKinds: ['lottery'] });
    expect(channel.postMessage).not.toHaveBeenCalled();
  });

  test.each(['focus', 'pageshow'])('reloads on %s when the cart is older than 20 s', async (type) => {
    const { actor, page, sent } = wired();
    actor.send({ type: 'CART.RECEIVED', cart });
    vi.advanceTimersByTime(19_999);
    page.dispatchEvent(new Event(type));
    expect(sent()).toEqual([]);
    vi.advanceTimersByTime(1);
    page.dispatchEvent(new Event(type));
    expect(sent()).toEqual(['anon-cart.get']);
  });

  test('does not reload on focus while no cart has been received', () => {
    const { page, sent } = wired();
    page.dispatchEvent(new Event('focus'));
    expect(sent()).toEqual([]);
  });
});
