// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PaymentChoiceMessages {
  /** How would you like to pay? */
  heading(): string;
  /** Loading your ways to pay… */
  loading(): string;
  /** We could not load your ways to pay. */
  unavailable(): string;
  /** There is no way to pay this amount. Please choose another amount, or contact us. */
  none(): string;
  /** Try again */
  retry(): string;
  /** Default */
  default(): string;
  /** refused last time */
  refused(): string;
  /** Ends {month}/{year} */
  expiry(values: { readonly month: string; readonly year: string }): string;
  /** {first}, {second} */
  facts(values: { readonly first: string; readonly second: string }): string;
  /** Security code */
  code(): string;
  /** The three or four digits on your card. */
  codeHelp(): string;
  /** Loading the card form… */
  cardLoading(): string;
  /** The card form did not load. */
  cardFailed(): string;
  /** Use this card for later payments too */
  makeDefault(): string;
  /** Part of this order is paid later. Choose on this page what pays for it then. */
  paysLater(): string;
  /** Takes {amount} at most. */
  maximum(values: { readonly amount: string }): string;
  /** Takes {amount} at least. */
  minimum(values: { readonly amount: string }): string;
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
  /** You go to PayPal to approve the payment, and come back here. */
  paypalHint(): string;
  /** You approve the payment on your device. */
  deviceHint(): string;
  /** We give you a biller code and a reference for your bank. The money usually arrives the next day. */
  bpayHint(): string;
  /** We give you the account to pay into. The money usually arrives within two days. */
  bankDepositHint(): string;
  /** Your bank is asked for the money, which usually arrives within three days. */
  directDebitHint(): string;
  /** We give you the account to transfer to. The money usually arrives within three days. */
  transferHint(): string;
}

export const paymentChoiceMessages: MessageCatalogueReference<PaymentChoiceMessages> = { catalogue: 'payment-choice', format: formatText };
