import { ApiError } from '#engine/api/api-error.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { CheckoutPageData } from '#machines/checkout/checkout/checkout.types.ts';
import { loadCheckoutPageData } from '../../_ui/checkout/checkout.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { collectNumberSetNames, type NumberSetNamesByOffer } from '../_shared/number-sets.ts';
import type { OrderSummaryProps } from './order-summary.gen.ts';

export interface OrderSummaryBlockData {
  /** Null for a visitor. */
  readonly shown: CheckoutPageData | null;
  /** Names of the number sets that a customer picks; empty if the offers can't be fetched. */
  readonly sets: NumberSetNamesByOffer;
  /** Reference time for day labels, in epoch milliseconds. */
  readonly now: number;
}

export const loadOrderSummaryData: LoadBlockData<
  OrderSummaryProps,
  OrderSummaryBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const shown = await loadCheckoutPageData(context);
  return { data: { shown, sets: shown ? await setsOf(shown, context) : {}, now: context.now } };
};

async function setsOf(
  { order: { cart } }: CheckoutPageData,
  { visitor, services, signal }: Pick<Parameters<typeof loadOrderSummaryData>[0], 'visitor' | 'services' | 'signal'>,
): Promise<NumberSetNamesByOffer> {
  try {
    const { offers } = await services.commerce.offers.list(visitor.pricingId, { signal });
    return collectNumberSetNames(offers, new Set(cart.cartItems.map(({ lotteryKey }) => lotteryKey)));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError) return {};
    throw error;
  }
}
