import type { CheckoutEvent } from '#machines/checkout/checkout/checkout.types.ts';
import type { TabChannel } from './tab-channel.ts';

interface WiredCheckout {
  send(event: CheckoutEvent): void;
  on(
    type: 'purchase.completed',
    listener: (event: { readonly bought: { readonly checkoutId: string } }) => void,
  ): unknown;
  subscribe(observer: {
    readonly next: (snapshot: { matches(state: 'empty'): boolean }) => void;
    readonly complete: () => void;
  }): unknown;
}

export interface ConnectCheckoutDependencies {
  readonly window: EventTarget;
  /** Channels between tabs for purchases and cart changes. */
  readonly purchases: TabChannel;
  readonly carts: TabChannel;
  /** Replaces the page, so that Back does not lead to the order. */
  readonly showReceipt: (checkoutId: string) => void;
  readonly reload: () => void;
}

/**
 * Connects the checkout to the page: announces purchases to other tabs, requests lost outcomes when the network is
 * back, and reloads a page from the back/forward cache.
 */
export function connectCheckoutToTabsAndReceipt(
  actor: WiredCheckout,
  { window, purchases, carts, showReceipt, reload }: ConnectCheckoutDependencies,
): void {
  let elsewhere: string | null = null;
  const sendPurchaseElsewhere = () => {
    if (elsewhere !== null) actor.send({ type: 'PURCHASE.ELSEWHERE', checkoutId: elsewhere });
  };
  purchases.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return;
    elsewhere = data;
    sendPurchaseElsewhere();
  });
  carts.addEventListener('message', () => actor.send({ type: 'ORDER.REFRESH' }));
  actor.on('purchase.completed', ({ bought: { checkoutId } }) => {
    purchases.postMessage(checkoutId);
    carts.postMessage('changed');
    showReceipt(checkoutId);
  });
  const online = () => actor.send({ type: 'OUTCOME.CHECK' });
  const shown = (event: Event) => {
    if ('persisted' in event && event.persisted === true) reload();
  };
  window.addEventListener('online', online);
  window.addEventListener('pageshow', shown);
  actor.subscribe({
    next(snapshot) {
      // The customer was buying when another tab's purchase was announced.
      if (snapshot.matches('empty')) sendPurchaseElsewhere();
    },
    complete() {
      window.removeEventListener('online', online);
      window.removeEventListener('pageshow', shown);
      purchases.close();
      carts.close();
    },
  });
}
