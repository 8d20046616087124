import { countCartItems, listCartTicketKinds } from '#commerce/cart/cart-count.ts';
import type { CartActor } from '#machines/cart/cart/cart.view.ts';

/** The part of a channel between tabs that the cart needs. */
export interface CartTabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: () => void): void;
}

export interface CartDependencies {
  /** The window of the page, and its document. */
  readonly window: EventTarget;
  readonly document: Document;
  readonly channel: CartTabChannel;
  /** Goes to the cart page. */
  readonly showCart: () => void;
  /** Goes to the checkout. */
  readonly checkOut: (to: string) => void;
  /** Shows what was added beside the page. */
  readonly openDrawer: () => void;
  /** Tells why a change did not go through. */
  readonly tell: (message: string) => void;
}

/**
 * Joins the cart to the page around it: the badge follows it, other tabs hear of changes and tell theirs, and a page
 * that comes back to the front asks again when its cart is old.
 */
export function connectCartToPage(actor: CartActor, surroundings: CartDependencies): void {
  const { window, document, channel, showCart, checkOut, openDrawer, tell } = surroundings;
  let shown: unknown = null;
  actor.subscribe(({ context: { cart } }) => {
    if (cart === shown) return;
    shown = cart;
    const detail = cart
      ? { cartCount: countCartItems(cart), cartKinds: listCartTicketKinds(cart) }
      : { cartCount: 0, cartKinds: [] };
    document.dispatchEvent(new CustomEvent('vitrine:visitor', { detail }));
  });
  actor.on('cart.changed', () => channel.postMessage('changed'));
  actor.on('cart.show', showCart);
  actor.on('checkout.started', ({ to }) => checkOut(to));
  actor.on('precart.open', openDrawer);
  actor.on('cart.failed', ({ message }) => tell(message));
  channel.addEventListener('message', () => actor.send({ type: 'CART.CHANGED' }));
  const comesToFront = () => {
    // Without a cart there is nothing that could be old; another tab that makes one says so.
    if (document.visibilityState === 'visible' && actor.getSnapshot().context.cart) actor.send({ type: 'CART.FETCH' });
  };
  document.addEventListener('visibilitychange', comesToFront);
  window.addEventListener('focus', comesToFront);
  window.addEventListener('pageshow', comesToFront);
}
