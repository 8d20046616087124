import type { RecurringPurchaseMethod } from '#schemas/generated/api/types.gen.ts';
import { formatFundLabel } from '../../_ui/checkout/fund-label.ts';

/** What later purchases are paid with, in a few words (specification: States and transitions, "Fund kinds"). */
export function formatRecurringFund({ kind, fund }: RecurringPurchaseMethod): string {
  if (fund) return formatFundLabel(fund);
  switch (kind) {
    case 'unfunded':
      return 'Nothing that can be charged';
    case 'wallet':
      return 'Your wallet';
    case 'cc':
      return 'A saved card';
    case 'paypal':
      return 'PayPal';
    case 'bank':
      return 'Your bank account';
  }
}
