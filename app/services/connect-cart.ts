import { countCartItems, listCartTicketKinds } from '#commerce/cart/cart-count.ts';
import type { CartActor } from '#machines/cart/cart/cart.view.ts';
import { type DetailOf, VISITOR_EVENT } from '#schemas/browser/page-events.ts';

export interface CartTabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: () => void): void;
}

export interface CartDependencies {
  /** The window of the page, and its document. */
  readonly window: EventTarget;
  readonly document: Document;
  readonly channel: CartTabChannel;
  readonly showCart: () => void;
  /** Goes to the checkout. */
  readonly checkOut: (to: string) => void;
  /** Opens the drawer with the added item. */
  readonly openDrawer: () => void;
  /** Tells why a change did not go through. */
  readonly tell: (message: string) => void;
}

/** Connects the cart to the page: badge, other tabs, and a reload when an old page becomes visible. */
export function connectCartToPage(actor: CartActor, surroundings: CartDependencies): void {
  const { window, document, channel, showCart, checkOut, openDrawer, tell } = surroundings;
  let shown: unknown = null;
  actor.subscribe(({ context: { cart } }) => {
    if (cart === shown) return;
    shown = cart;
    const detail = cart ? { cartCount: cartCount(cart), cartKinds: cartKinds(cart) } : { cartCount: 0, cartKinds: [] };
    document.dispatchEvent(new CustomEvent<DetailOf<typeof VISITOR_EVENT>>(VISITOR_EVENT, { detail }));
  });
  actor.on('cart.changed', () => channel.postMessage('changed'));
  actor.on('cart.show', showCart);
  actor.on('checkout.started', ({ to }) => checkOut(to));
  actor.on('precart.open', openDrawer);
  actor.on('cart.failed', ({ message }) => tell(message));
  channel.addEventListener('message', () => actor.send({ type: 'CART.CHANGED' }));
  const comesToFront = () => {
    // Without a cart nothing can be outdated.
    if (document.visibilityState === 'visible' && actor.getSnapshot().context.cart) actor.send({ type: 'CART.FETCH' });
  };
  document.addEventListener('visibilitychange', comesToFront);
  window.addEventListener('focus', comesToFront);
  window.addEventListener('pageshow', comesToFront);
}
