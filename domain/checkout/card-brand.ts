/** Display name of a card brand; unknown brands stay unchanged. */
export function formatCardBrandName(brand: string): string {
  return NAMES[brand] ?? brand;
}

const NAMES: Readonly<Record<string, string>> = { AmericanExpress: 'American Express', MasterCard: 'Mastercard' };
