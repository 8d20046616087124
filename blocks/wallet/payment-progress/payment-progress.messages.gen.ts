// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PaymentProgressMessages {
  /** Your payment */
  heading(): string;
  /** Saving your card… */
  savingCard(): string;
  /** Sending your payment… */
  creating(): string;
  /** Asking what became of your payment… */
  checking(): string;
  /** Your payment has arrived. One moment… */
  refreshing(): string;
  /** Your bank wants to know that it is you */
  bankHeading(): string;
  /** Your bank */
  bankFrame(): string;
  /** Close */
  bankClose(): string;
  /** Your bank is asking you in its own window… */
  bankByGateway(): string;
  /** Your bank is still waiting for you */
  bankClosedHeading(): string;
  /** Nothing has been paid yet. Go on with your bank, or pay another way. */
  bankClosed(): string;
  /** Go on with your bank */
  bankOpen(): string;
  /** Pay another way */
  payAnotherWay(): string;
  /** {wallet, select, ap {Apple Pay} other {Google Pay}} */
  walletName(values: { readonly wallet: 'ap' | 'gp' }): string;
  /** Approve the payment on your device. */
  walletText(): string;
  /** Cancel */
  walletCancel(): string;
  /** Add the bank account to be debited */
  accountHeading(): string;
  /** Save and continue */
  accountSubmit(): string;
  /** PayPal */
  paypalHeading(): string;
  /** Taking you to PayPal… */
  paypalAsking(): string;
  /** PayPal is waiting for you. Approve the payment there, and you come back here. */
  paypalRedirected(): string;
  /** Asking PayPal… */
  paypalChecking(): string;
  /** Go to PayPal */
  paypalOpen(): string;
  /** I have paid */
  paypalCheck(): string;
  /** Thank you. Your payment has arrived. */
  completed(): string;
  /** Your payment is on its way. Please do not pay again: we let you know. */
  pending(): string;
  /** Your payment did not go through. */
  failed(): string;
  /** We could not find out what became of your payment. Nothing is paid twice. */
  unanswered(): string;
  /** You have not paid. */
  abandoned(): string;
  /** See where it stands */
  details(): string;
  /** Add money */
  addMoney(): string;
}

export const paymentProgressMessages: MessageCatalogueReference<PaymentProgressMessages> = { catalogue: 'payment-progress', format: formatText };
