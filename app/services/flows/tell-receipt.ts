import { hasConsented } from '#engine/storage/consent.ts';
import { tabStorage } from '#engine/storage/tab-storage.ts';
import type { startCheckout } from '#machines/checkout/checkout.start.ts';
import type { Bought } from '../analytics/flow-facts.ts';
import { CHECKOUT_CART } from '../analytics/told-once.ts';
import { track } from '../analytics/track.ts';
import type { FlowContext } from './flow-context.ts';

/** Milliseconds for which the receipt is waited for: the customer is on the way to it. */
const PATIENCE = 3000;

/**
 * Tells analytics of a purchase of which the page has only the id, as after a reload or a visit to a payment provider: what was
 * bought is read from the receipt. Nothing is read without consent.
 */
export async function tellReceipt(
  { commerce, page }: Pick<FlowContext, 'commerce' | 'page'>,
  bought: Pick<Bought, 'checkoutId' | 'paidIn'>,
): Promise<void> {
  const { tellBought } = await import('../analytics/tell-bought.ts');
  const read = () => commerce.checkout.get(bought.checkoutId, { signal: AbortSignal.timeout(PATIENCE) });
  await tellBought(bought, {
    read: hasConsented() ? read : null,
    cartId: tabStorage('non_essential').read(CHECKOUT_CART),
    shop: page.site(),
    tell: track,
  });
}

/**
 * Tells analytics of the purchases of a checkout that no longer knows what was in the cart. Returns what resolves once that is
 * told: the page may be left then.
 */
export function tellReceipts(
  context: FlowContext,
  actor: Pick<ReturnType<typeof startCheckout>, 'on'>,
): () => Promise<void> {
  let telling = Promise.resolve();
  actor.on('checkout.started', ({ cart: { cartReference } }) => {
    if (cartReference) tabStorage('non_essential').write(CHECKOUT_CART, cartReference);
  });
  actor.on('purchase.completed', ({ bought }) => {
    if (!bought.cart) telling = tellReceipt(context, bought).catch(reportError);
  });
  return () => telling;
}
