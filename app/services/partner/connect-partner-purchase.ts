import type { CartWithPaymentMeans } from '#commerce/checkout/checkout-order.ts';
import { listPartnerCartBlockedReasons } from '#commerce/partner/partners.ts';
import type { CheckoutFailure } from '#machines/checkout/checkout/checkout.types.ts';
import type { PartnerCartPricingActor } from '#machines/partner/partner-cart-pricing/partner-cart-pricing.start.ts';
import type { CartItem, CartItemRequest } from '#schemas/generated/api/types.gen.ts';
import { parsePartnerCartFragment } from './partner-cart-items.ts';
import type { PartnerPage } from './partner-page.ts';

export interface PartnerCartPricingDependencies {
  readonly partner: PartnerPage;
  readonly isSignedIn: boolean;
  /** Fragment of the address of the page. */
  readonly hash: string;
  /** The text for a cart that was refused without a reason. */
  readonly refusedText: () => string;
  /** Makes the checkout fetch its order again. */
  readonly refreshOrder: () => void;
  /** Redirects from a receipt to the checkout. */
  readonly showCheckout: () => void;
}

/**
 * Connects a partner to the flow of its page: carts arrive by message, by the fragment of a link, or from the tab's
 * storage; the partner receives their price, what blocks them, and when a customer must log in.
 */
export function connectPartnerCartPricingToPage(
  actor: Pick<PartnerCartPricingActor, 'send' | 'on'>,
  {
    partner: { slug, screen, items, channel, onCart },
    isSignedIn,
    hash,
    refusedText,
    refreshOrder,
    showCheckout,
  }: PartnerCartPricingDependencies,
): void {
  actor.on('cart.priced', ({ order }) => {
    items.show(withGames(items.sent() ?? [], order.cart.cartItems));
    refreshOrder();
    sendCartPriced(order);
  });
  actor.on('cart.refused', ({ refusal }) => {
    items.show([]);
    refreshOrder();
    sendCartRefused(refusal);
  });
  onCart((type) => {
    const cart = items.sent() ?? [];
    actor.send({ type, items: cart });
    if (screen === 'receipt' && cart.length > 0) showCheckout();
  });
  const begins = parsePartnerCartFragment(hash) ?? items.sent();
  if (begins) {
    items.save(begins);
    actor.send({ type: 'CART.RECEIVED', items: begins });
  } else if (!channel) {
    actor.send({ type: 'CART.UNAVAILABLE' });
  }
  channel?.send({ vitrine: 1, type: 'frame.ready', partner: slug, screen, isSignedIn });

  function sendCartPriced({ cart }: CartWithPaymentMeans): void {
    const { cartTotal: total, currency, cartItems } = cart;
    channel?.send({ vitrine: 1, type: 'cart.priced', total, currency, count: cartItems.length });
    const reasons = listPartnerCartBlockedReasons(cart);
    if (reasons.length > 0) channel?.send({ vitrine: 1, type: 'cart.blocked', reasons });
    if (!isSignedIn && screen === 'checkout') channel?.send({ vitrine: 1, type: 'login.needed', reason: 'visitor' });
  }

  function sendCartRefused({ code, reason }: CheckoutFailure): void {
    const message = reason.kind === 'server_text' ? reason.text : refusedText();
    channel?.send({ vitrine: 1, type: 'cart.refused', code, message });
  }
}

/** The items with the numbers that the shop picked when it priced them, so that these are bought. */
function withGames(items: readonly CartItemRequest[], priced: readonly CartItem[]): readonly CartItemRequest[] {
  if (items.length !== priced.length) return items;
  return items.map((item, index) => {
    const games = priced[index]?.games;
    return games === undefined ? item : { ...item, games };
  });
}
