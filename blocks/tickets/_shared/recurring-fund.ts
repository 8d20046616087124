import { formatCardBrandName } from '#domain/checkout/card-brand.ts';
import type { Fund, RecurringPurchaseMethod } from '#schemas/generated/api/types.gen.ts';

/** What later purchases are paid with, in a few words (specification: States and transitions, "Fund kinds"). */
export function formatRecurringFund({ kind, fund }: RecurringPurchaseMethod): string {
  if (fund) return describeSavedFund(fund);
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

function describeSavedFund({ type, brand, lastFour, email, holderName }: Fund): string {
  switch (type) {
    case 'cc':
      return `${formatCardBrandName(brand)} ending ${lastFour ?? ''}`.trim();
    case 'paypal':
      return `PayPal ${email ?? holderName}`;
    case 'bank':
      return `Bank account ending ${lastFour ?? ''}`.trim();
  }
}
