import { expect, test, vi } from 'vitest';
import { connectCheckoutToTabsAndReceipt } from './connect-checkout.ts';

type Message = (event: { readonly data: unknown }) => void;

function channel() {
  const listeners: Message[] = [];
  return {
    postMessage: vi.fn<(message: unknown) => void>(),
    addEventListener: (_: 'message', listener: Message) => void listeners.push(listener),
    close: vi.fn<() => void>(),
    dispatchMessage: (data: unknown) => listeners.forEach((listener) => listener({ data })),
  };
}

function wired() {
  const sent: unknown[] = [];
  let bought: (event: { bought: { checkoutId: string } }) => void = () => undefined;
  let follow: (snapshot: { matches: (state: string) => boolean }) => void = () => undefined;
  let complete: () => void = () => undefined;
  const actor = {
    send: (event: unknown) => void sent.push(event),
    on: (_: string, listener: typeof bought) => (bought = listener),
    subscribe: (observer: { next: typeof follow; complete: () => void }) => {
      follow = observer.next;
      complete = observer.complete;
    },
  };
  const around = {
    window: new EventTarget(),
    purchases: channel(),
    carts: channel(),
    showReceipt: vi.fn<(id: string) => void>(),
    reload: vi.fn<() => void>(),
  };
  connectCheckoutToTabsAndReceipt(actor, around);
  return {
    ...around,
    sent,
    buy: (checkoutId: string) => bought({ bought: { checkoutId } }),
    become: (state: string) => follow({ matches: (stateName) => stateName === state }),
    end: () => complete(),
  };
}

test('a purchase is announced to other tabs and its receipt is shown', () => {
  const { buy, purchases, carts, showReceipt } = wired();
  buy('checkout-1');
  expect(purchases.postMessage.mock.calls).toEqual([['checkout-1']]);
  expect(carts.postMessage.mock.calls).toEqual([['changed']]);
  expect(showReceipt.mock.calls).toEqual([['checkout-1']]);
});

test('a purchase in another tab is passed to the checkout at once, and again when the checkout finds its cart empty', () => {
  const { sent, purchases, become } = wired();
  become('empty');
  expect(sent).toEqual([]);
  purchases.dispatchMessage({ type: 'noise' });
  purchases.dispatchMessage('checkout-2');
  become('empty');
  const expectedEvent = { type: 'PURCHASE.ELSEWHERE', checkoutId: 'checkout-2' };
  expect(sent).toEqual([expectedEvent, expectedEvent]);
});

test('the checkout reloads a changed cart, and asks for the outcome of an order when the network is back', () => {
  const { sent, carts, window } = wired();
  carts.dispatchMessage('changed');
  window.dispatchEvent(new Event('online'));
  expect(sent).toEqual([{ type: 'ORDER.REFRESH' }, { type: 'OUTCOME.CHECK' }]);
});

test('a checkout page restored from the back/forward cache reloads unless its checkout has ended', () => {
  const { window, reload, end, purchases } = wired();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  end();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([reload.mock.calls.length, purchases.close.mock.calls.length]).toEqual([1, 1]);
});
