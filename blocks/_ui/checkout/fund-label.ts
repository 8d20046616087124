import { formatCardBrandName } from '#domain/checkout/card-brand.ts';
import type { Fund } from '#schemas/generated/api/types.gen.ts';
import type { SavedFundMessages } from './saved-fund.messages.gen.ts';

/** Fields that name a saved card or account. */
export type NamedFund = Pick<Fund, 'type' | 'brand' | 'lastFour' | 'email' | 'holderName'>;

/** Selects the fields that name a saved card or account. */
export function toNamedFund({ type, brand, lastFour, email, holderName }: NamedFund): NamedFund {
  return { type, brand, lastFour, email, holderName };
}

/** A saved card or account in a few words. */
export function formatFundLabel(
  { type, brand, lastFour, email, holderName }: NamedFund,
  messages: SavedFundMessages,
): string {
  switch (type) {
    case 'cc':
      return messages.card({ brand: formatCardBrandName(brand), last: lastFour ?? '' }).trim();
    case 'paypal':
      return messages.paypal({ account: email ?? holderName });
    case 'bank':
      return messages.bank({ last: lastFour ?? '' }).trim();
  }
}
