import type { MinorUnits } from '#domain/money.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadCheckoutOrderView } from '../../_ui/checkout/checkout.data.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { PaymentStepProps } from './payment-step.gen.ts';

export interface PaymentStepBlockData {
  readonly toPay: MinorUnits;
}

export const loadPaymentStepData: LoadBlockData<
  PaymentStepProps,
  PaymentStepBlockData | null,
  ShopBlockLoaderServices
> = async (context) => {
  const shown = await loadCheckoutOrderView(context);
  return { data: shown && { toPay: shown.payment.toPay } };
};
