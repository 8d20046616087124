// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PaymentChoiceMessages {
  /** Payment method */
  heading(): string;
  /** Loading your payment methods… */
  loading(): string;
  /** We couldn’t load your payment methods. */
  unavailable(): string;
  /** No payment method accepts this amount. Please choose another amount, or contact us. */
  none(): string;
  /** Try again */
  retry(): string;
  /** Default */
  default(): string;
  /** declined last time */
  refused(): string;
  /** Expires {month}/{year} */
  expiry(values: { readonly month: string; readonly year: string }): string;
  /** {first}, {second} */
  facts(values: { readonly first: string; readonly second: string }): string;
  /** Security code */
  code(): string;
  /** The three or four digits on your card. */
  codeHelp(): string;
  /** Loading the card form… */
  cardLoading(): string;
  /** The card form didn’t load. */
  cardFailed(): string;
  /** Save this card for next time */
  makeDefault(): string;
  /** Part of this order is paid later. Choose how to pay for that on this page. */
  paysLater(): string;
  /** Maximum {amount}. */
  maximum(values: { readonly amount: number | MoneyValue }): string;
  /** Minimum {amount}. */
  minimum(values: { readonly amount: number | MoneyValue }): string;
  /** New card */
  newCard(): string;
  /** Direct debit from a new bank account */
  newBankAccount(): string;
  /** Direct debit from the account ending in {last} */
  bankAccount(values: { readonly last: string }): string;
  /** {brand} ending in {last} */
  card(values: { readonly brand: string; readonly last: string }): string;
  /** {name} {email} */
  paypalAccount(values: { readonly name: string; readonly email: string }): string;
  /** You’ll go to PayPal to approve the payment, then come back here. */
  paypalHint(): string;
  /** Approve the payment on your device. */
  deviceHint(): string;
  /** We’ll give you a biller code and reference for your bank. The money usually arrives the next day. */
  bpayHint(): string;
  /** We’ll give you the account details. The money usually arrives within two days. */
  bankDepositHint(): string;
  /** We’ll debit your bank account. The money usually arrives within three days. */
  directDebitHint(): string;
  /** We’ll give you the account details. The money usually arrives within three days. */
  transferHint(): string;
}

export const paymentChoiceMessages: MessageCatalogueReference<PaymentChoiceMessages> = { catalogue: 'payment-choice', format: formatText };
