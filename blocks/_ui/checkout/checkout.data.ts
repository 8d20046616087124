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

/** The order of each page that is being made: its blocks ask for it once. */
const orders = new WeakMap<ShopBlockLoaderServices, Promise<CartWithPaymentMeans>>();

/**
 * What a customer is about to buy; null for a visitor, and on the page of a partner, who tells the browser of it. For the
 * loader of any block of a checkout.
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

/** What a checkout must know of the visitor beside the order. */
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

/** The same as a block shows it. */
export async function loadCheckoutOrderView(context: LoadContext): Promise<CheckoutOrderView | null> {
  const shown = await loadCheckoutPageData(context);
  return shown && createCheckoutOrderView(shown);
}
