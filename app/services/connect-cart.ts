import { countCartItems, listLotteryAndSyndicateKindsInCart } from '#commerce/cart/cart-count.ts';
import type { CartActor } from '#machines/cart/cart/cart.view.ts';
import type { PageVisitorSummary } from '#schemas/browser/page-events.ts';
import type { TabChannel } from './tab-channel.ts';

export interface ConnectCartDependencies {
  /** The window of the page, also for changes of visibility. */
  readonly window: EventTarget & { readonly document: Pick<Document, 'visibilityState'> };
  readonly showVisitor: (changed: Partial<PageVisitorSummary>) => void;
  readonly channel: Pick<TabChannel, 'postMessage'> & { addEventListener(type: 'message', listener: () => void): void };
  /** Goes to the cart page. */
  readonly showCart: () => void;
  /** Goes to the checkout. */
  readonly checkOut: (to: string) => void;
  /** Opens the drawer with the added item. */
  readonly openDrawer: () => void;
  /** Shows why a change failed; `message` is null where the server sent no reason. */
  readonly showFailure: (message: string | null) => void;
}

/**
 * Connects the cart to the page: updates the badge, publishes changes to other tabs and receives theirs, and requests
 * an outdated cart again when the page comes to the front.
 */
export function connectCartToPage(actor: CartActor, surroundings: ConnectCartDependencies): void {
  const { window, channel, showVisitor, showCart, checkOut, openDrawer, showFailure } = surroundings;
  let shown: unknown = null;
  actor.subscribe(({ context: { cart } }) => {
    if (cart === shown) return;
    shown = cart;
    showVisitor(
      cart
        ? { cartCount: countCartItems(cart), cartKinds: listLotteryAndSyndicateKindsInCart(cart) }
        : { cartCount: 0, cartKinds: [] },
    );
  });
  actor.on('cart.changed', () => channel.postMessage('changed'));
  actor.on('cart.show', showCart);
  actor.on('checkout.started', ({ to }) => checkOut(to));
  actor.on('precart.open', openDrawer);
  actor.on('cart.failed', ({ failure }) => showFailure(failure.message));
  channel.addEventListener('message', () => actor.send({ type: 'CART.CHANGED' }));
  const comesToFront = () => {
    // A missing cart cannot be outdated; a tab that creates one notifies the others.
    if (window.document.visibilityState === 'visible' && actor.getSnapshot().context.cart)
      actor.send({ type: 'CART.FETCH' });
  };
  window.addEventListener('visibilitychange', comesToFront);
  window.addEventListener('focus', comesToFront);
  window.addEventListener('pageshow', comesToFront);
}
