import type { RecurringPurchaseMethod } from '#schemas/generated/api/types.gen.ts';
import { type NamedFund, toNamedFund } from '../../_ui/checkout/fund-label.ts';

/** Payment method of later purchases. */
export interface RecurringFundView {
  readonly kind: RecurringPurchaseMethod['kind'];
  readonly fund: NamedFund | null;
}

export function toRecurringFundView({ kind, fund }: RecurringPurchaseMethod): RecurringFundView {
  return { kind, fund: fund && toNamedFund(fund) };
}
