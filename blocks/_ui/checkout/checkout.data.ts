import { type CartWithPaymentMeans, loadCartWithPaymentMeans } from '#commerce/checkout/checkout-order.ts';
import { selectAppOrWebPurchaseChannel } from '#domain/checkout/purchase-channel.ts';
import { createPurchaseAndDepositMetadata } from '#domain/checkout/request-metadata.ts';
import type { BlockLoadContext } from '#engine/render/block-load.ts';
import type { CheckoutPageData } from '#machines/checkout/checkout/checkout.public.ts';
import { type CheckoutOrderView, createCheckoutOrderView } from '#machines/checkout/checkout/checkout.view.ts';
import type { ShopBlockLoaderServices } from '../shop-services.ts';

type LoadContext = Pick<
  BlockLoadContext<unknown, ShopBlockLoaderServices>,
  'params' | 'services' | 'visitor' | 'signal'
>;

/** Orders by page request: all blocks of a page share one call. */
const orders = new WeakMap<ShopBlockLoaderServices, Promise<CartWithPaymentMeans>>();

/**
 * Loads the order for any checkout block. Null for an anonymous visitor, and on a partner's page, where the browser gets
 * the cart from the partner.
 */
export async function loadCheckoutPageData({
  params,
  services,
  visitor,
  signal,
}: LoadContext): Promise<CheckoutPageData | null> {
  if (!visitor.signedIn || params['partnerSlug'] !== undefined) return null;
  const reading = orders.get(services) ?? loadCartWithPaymentMeans(services.commerce, { signal });
  orders.set(services, reading);
  return { order: await reading, ...getWalletUseAndPurchaseAttribution({ services, visitor }) };
}

/** Visitor data that a checkout needs besides the order. */
export function getWalletUseAndPurchaseAttribution({
  services,
  visitor,
}: Pick<LoadContext, 'services' | 'visitor'>): Omit<CheckoutPageData, 'order'> {
  return {
    walletPurchase: services.walletPurchase,
    facts: {
      channelKey: selectAppOrWebPurchaseChannel(visitor.utm?.source ?? null),
      metadata: createPurchaseAndDepositMetadata(visitor.utm),
    },
  };
}

/** The order as view data. */
export async function loadCheckoutOrderView(context: LoadContext): Promise<CheckoutOrderView | null> {
  const shown = await loadCheckoutPageData(context);
  return shown && createCheckoutOrderView(shown);
}
