import { formatCardBrandName } from '#domain/checkout/card-brand.ts';
import type { Fund } from '#schemas/generated/api/types.gen.ts';

/** A saved card or account in a few words. */
export function formatFundLabel({ type, brand, lastFour, email, holderName }: Fund): string {
  switch (type) {
    case 'cc':
      return `${formatCardBrandName(brand)} ending ${lastFour ?? ''}`.trim();
    case 'paypal':
      return `PayPal ${email ?? holderName}`;
    case 'bank':
      return `Bank account ending ${lastFour ?? ''}`.trim();
  }
}
