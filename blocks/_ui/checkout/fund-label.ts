import type { Fund } from '#schemas/generated/api/types.gen.ts';

/** A saved card or account in a few words. */
export function fundLabel({ type, brand, lastFour, email, holderName }: Fund): string {
  switch (type) {
    case 'cc':
      return `${BRANDS[brand] ?? brand} ending ${lastFour ?? ''}`.trim();
    case 'paypal':
      return `PayPal ${email ?? holderName}`;
    case 'bank':
      return `Bank account ending ${lastFour ?? ''}`.trim();
  }
}

const BRANDS: Readonly<Record<string, string>> = { AmericanExpress: 'American Express', MasterCard: 'Mastercard' };
