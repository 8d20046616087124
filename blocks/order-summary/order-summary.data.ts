import type { BlockLoad } from '#engine/render/block-load.ts';
import type { ShownCheckout } from '#machines/checkout/checkout.types.ts';
import { shownCheckout } from '../_ui/checkout/checkout.data.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { OrderSummaryProps } from './order-summary.gen.ts';

export interface OrderSummaryData {
  /** Null for a visitor. */
  readonly shown: ShownCheckout | null;
  /** The moment that days are told from, in epoch milliseconds. */
  readonly now: number;
}

export const load: BlockLoad<OrderSummaryProps, OrderSummaryData, ShopServices> = async (context) => ({
  data: { shown: await shownCheckout(context), now: context.now },
});
