import { hasConsentedToNonEssential } from '#engine/storage/consent.ts';
import type { startCheckoutMachine } from '#machines/checkout/checkout/checkout.start.ts';
import { CHECKOUT_CART_REFERENCE_STORAGE_KEY } from '#schemas/browser/tab-names.ts';
import type { TrackedPurchase } from '../analytics/flow-events.ts';
import { dispatchTrackEvent } from '../analytics/track.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Timeout in milliseconds for the receipt; the redirect to its page waits for it. */
const PATIENCE = 3000;

/**
 * Tracks a purchase of which the page has only the id, such as after a reload or a visit to a payment provider: its products
 * are read from the receipt. Nothing is read without consent.
 */
export async function trackPurchaseFromReceipt(
  { commerce, page }: Pick<FlowLoaderDependencies, 'page' | 'commerce'>,
  bought: Pick<TrackedPurchase, 'checkoutId' | 'completedDeposit'>,
): Promise<void> {
  const { sendPurchaseAnalyticsEvents } = await import('../analytics/track-purchase.ts');
  const read = () => commerce.checkout.get(bought.checkoutId, { signal: AbortSignal.timeout(PATIENCE) });
  await sendPurchaseAnalyticsEvents(bought, {
    read: hasConsentedToNonEssential() ? read : null,
    cartId: page.storage('non_essential').read(CHECKOUT_CART_REFERENCE_STORAGE_KEY),
    shop: page.site(),
    track: dispatchTrackEvent,
  });
}

/**
 * Tracks the purchases of a checkout that no longer has the cart. The returned function resolves when they are tracked, and the
 * page may be left.
 */
export function trackPurchasesAfterCartIsGone(
  context: Pick<FlowLoaderDependencies, 'page' | 'commerce'>,
  actor: Pick<ReturnType<typeof startCheckoutMachine>, 'on'>,
): () => Promise<void> {
  let tracking = Promise.resolve();
  actor.on('checkout.started', ({ cart: { cartReference } }) => {
    if (cartReference) context.page.storage('non_essential').write(CHECKOUT_CART_REFERENCE_STORAGE_KEY, cartReference);
  });
  actor.on('purchase.completed', ({ bought }) => {
    if (!bought.cart) tracking = trackPurchaseFromReceipt(context, bought).catch(reportError);
  });
  return () => tracking;
}
