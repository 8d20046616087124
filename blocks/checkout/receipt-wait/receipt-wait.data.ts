import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { ReceiptWaitProps } from './receipt-wait.gen.ts';

export interface ReceiptWaitBlockData {
  /** Of the purchase, or of the deposit that pays for it. */
  readonly checkoutId: string;
}

export const loadReceiptWaitData: LoadBlockData<
  ReceiptWaitProps,
  ReceiptWaitBlockData,
  ShopBlockLoaderServices
> = async ({ params }) => ({
  data: { checkoutId: params['checkoutID'] ?? '' },
});
