import type { CheckoutEvent } from '#machines/checkout/checkout/checkout.types.ts';

/** The part of a channel between tabs that the checkout needs. */
interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** The part of a checkout that is joined to the page. */
interface WiredCheckout {
  send(event: CheckoutEvent): void;
  on(
    type: 'purchase.completed',
    listener: (told: { readonly bought: { readonly checkoutId: string } }) => void,
  ): unknown;
  subscribe(observer: {
    readonly next: (snapshot: { matches(state: 'empty'): boolean }) => void;
    readonly complete: () => void;
  }): unknown;
}

export interface CheckoutDependencies {
  readonly window: EventTarget;
  /** Where tabs tell each other of purchases, and where of changed carts. */
  readonly purchases: TabChannel;
  readonly carts: TabChannel;
  /** Shows the receipt, so that Back does not lead to the order again. */
  readonly showReceipt: (checkoutId: string) => void;
  /** Loads the page anew. */
  readonly reload: () => void;
}

/**
 * Joins a checkout to what is around it: other tabs hear of a purchase and tell theirs, a network that is back is asked what
 * became of an order, and a page that comes back out of memory begins anew.
 */
export function connectCheckoutToPage(
  actor: WiredCheckout,
  { window, purchases, carts, showReceipt, reload }: CheckoutDependencies,
): void {
  let elsewhere: string | null = null;
  const tellElsewhere = () => {
    if (elsewhere !== null) actor.send({ type: 'PURCHASE.ELSEWHERE', checkoutId: elsewhere });
  };
  purchases.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return;
    elsewhere = data;
    tellElsewhere();
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
      // Who was buying when the news came finds an empty cart afterwards.
      if (snapshot.matches('empty')) tellElsewhere();
    },
    complete() {
      window.removeEventListener('online', online);
      window.removeEventListener('pageshow', shown);
      purchases.close();
      carts.close();
    },
  });
}
