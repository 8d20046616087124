/** The name that customers know a card's brand by; other names stay as they are. */
export function formatCardBrandName(brand: string): string {
  return NAMES[brand] ?? brand;
}

const NAMES: Readonly<Record<string, string>> = { AmericanExpress: 'American Express', MasterCard: 'Mastercard' };
