// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CartItemMessages {
  /** {count} x {offer} games */
  games(values: { readonly count: number; readonly offer: string }): string;
  /** {count} Ticket Book */
  book(values: { readonly count: number }): string;
  /** {count} x Syndicate shares */
  shares(values: { readonly count: number }): string;
  /** {tier} membership{period, select, monthly {, paid monthly} quarterly {, paid every three months} biannually {, paid twice a year} annually {, paid yearly} other {}} */
  membership(values: { readonly tier: string; readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually' | 'unknown' }): string;
  /** Promotion code {code} */
  promotion(values: { readonly code: string }): string;
  /** Promotion code {code}, paid into your wallet */
  promotionForWallet(values: { readonly code: string }): string;
  /** {count, plural, one {# book} other {# books}} */
  books(values: { readonly count: number }): string;
  /** {count, plural, one {# ticket} other {# tickets}} */
  tickets(values: { readonly count: number }): string;
  /** {count, plural, one {# draw} other {# draws}} */
  draws(values: { readonly count: number }): string;
  /** {count, plural, one {# week} other {# weeks}} */
  weeks(values: { readonly count: number }): string;
  /** {period, select, monthly {Monthly} quarterly {Every three months} biannually {Twice a year} annually {Yearly} other {Regularly}} */
  renewal(values: { readonly period: 'monthly' | 'quarterly' | 'biannually' | 'annually' | 'unknown' }): string;
}

export const cartItemMessages: MessageCatalogueReference<CartItemMessages> = { catalogue: 'cart-item', format: formatText };
