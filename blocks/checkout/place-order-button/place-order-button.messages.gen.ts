// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PlaceOrderButtonMessages {
  /** Buy now */
  buy(): string;
  /** Pay {amount} and buy */
  pay(values: { readonly amount: number | MoneyValue }): string;
  /** Placing your order… */
  busy(): string;
  /** Your order is complete when you see your receipt. */
  binding(): string;
  /** I’ve read this and I agree. */
  agree(): string;
  /** Please check your card details. */
  cardInvalid(): string;
  /** Continue that payment here */
  continueHere(): string;
  /** See all payment methods */
  otherMethods(): string;
  /** This order is over your limits. Please make it smaller. */
  limit(): string;
  /** You must agree to the terms and conditions to proceed. */
  regulation(): string;
  /** Please choose a payment method for future payments. */
  laterMethod(): string;
}

export const placeOrderButtonMessages: MessageCatalogueReference<PlaceOrderButtonMessages> = { catalogue: 'place-order-button', format: formatText };
