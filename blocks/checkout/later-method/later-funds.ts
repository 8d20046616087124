import { getStoredLaterPaymentChoice } from '#machines/checkout/checkout/checkout.rules.ts';
import type { LaterPaymentChoice } from '#machines/checkout/checkout/checkout.types.ts';
import type { CheckoutOrderView } from '#machines/checkout/checkout/checkout.view.ts';
import type { Fund } from '#schemas/generated/api/types.gen.ts';

export interface LaterMethodData {
  /** What is saved and can be charged without the customer. */
  readonly funds: readonly Fund[];
  readonly choice: LaterPaymentChoice;
}

/** Null where nothing is bought later. */
export function getLaterMethodData({ order }: CheckoutOrderView): LaterMethodData | null {
  if (order.laterMethod === null) return null;
  const saved = order.methods.flatMap(({ funds }) => funds);
  const funds = saved.filter(
    ({ customerFundId, isExpired, verificationStatus }, index) =>
      !isExpired &&
      verificationStatus !== 'Failed Verification' &&
      saved.findIndex((fund) => fund.customerFundId === customerFundId) === index,
  );
  return { funds, choice: getStoredLaterPaymentChoice(order) };
}
