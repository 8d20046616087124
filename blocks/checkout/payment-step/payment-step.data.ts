import type { MinorUnits } from '#domain/money.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadOrderView } from '../../_ui/checkout/checkout.data.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import type { PaymentStepProps } from './payment-step.gen.ts';

export interface PaymentStepData {
  readonly toPay: MinorUnits;
}

export const loadPaymentStepData: LoadBlockData<PaymentStepProps, PaymentStepData | null, ShopServices> = async (
  context,
) => {
  const shown = await loadOrderView(context);
  return { data: shown && { toPay: shown.payment.toPay } };
};
