// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PaymentLogosMessages {
  /** {logo, select, visa {Visa} mastercard {Mastercard} amex {Amex} paypal {PayPal} apple_pay {Apple Pay} other {Google Pay}} */
  logo(values: { readonly logo: 'visa' | 'mastercard' | 'amex' | 'paypal' | 'apple_pay' | 'google_pay' }): string;
}

export const paymentLogosMessages: MessageCatalogueReference<PaymentLogosMessages> = { catalogue: 'payment-logos', format: formatText };
