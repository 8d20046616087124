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
  /** Your order stands once you see the receipt. */
  binding(): string;
  /** I have read this, and I agree. */
  agree(): string;
  /** Please check the details of your card. */
  cardInvalid(): string;
  /** Go on with that payment here */
  continueHere(): string;
  /** See all ways to pay */
  otherMethods(): string;
  /** This order is more than your limits allow. Please make it smaller. */
  limit(): string;
  /** You must agree to the terms and conditions to proceed. */
  regulation(): string;
  /** Please choose how later purchases are paid. */
  laterMethod(): string;
}

export const placeOrderButtonMessages: MessageCatalogueReference<PlaceOrderButtonMessages> = { catalogue: 'place-order-button', format: formatText };
