import { selectVisitorCartCalls } from '#commerce/cart/current-cart.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadCheckoutPageData } from '../../_ui/checkout/checkout.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { CheckoutFooterProps } from './checkout-footer.gen.ts';

export interface CheckoutFooterBlockData {
  readonly hasItems: boolean;
}

/** Whether something is being bought. A footer is no reason for a page to fail. */
export const loadCheckoutFooterData: LoadBlockData<
  CheckoutFooterProps,
  CheckoutFooterBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  try {
    return { data: { hasItems: (await itemCount(context)) > 0 } };
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof ApiError) return { data: { hasItems: false } };
    throw error;
  }
};

async function itemCount(context: Parameters<typeof loadCheckoutFooterData>[0]): Promise<number> {
  const { visitor, services, signal } = context;
  if (visitor.signedIn) return (await loadCheckoutPageData(context))?.order.cart.cartItems.length ?? 0;
  if (visitor.anonymousCartToken === null) return 0;
  const { cartItems } = await selectVisitorCartCalls(services.commerce, false).get({ signal });
  return cartItems.length;
}
