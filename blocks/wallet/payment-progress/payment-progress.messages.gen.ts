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
  /** Checking your payment… */
  checking(): string;
  /** Your payment has arrived. One moment… */
  refreshing(): string;
  /** Confirm it’s you */
  bankHeading(): string;
  /** Your bank */
  bankFrame(): string;
  /** Close */
  bankClose(): string;
  /** Confirm the payment in your bank’s window… */
  bankByGateway(): string;
  /** Your bank is still waiting for you */
  bankClosedHeading(): string;
  /** You haven’t paid yet. Continue with your bank, or use another payment method. */
  bankClosed(): string;
  /** Continue with your bank */
  bankOpen(): string;
  /** Use another payment method */
  payAnotherWay(): string;
  /** {wallet, select, ap {Apple Pay} other {Google Pay}} */
  walletName(values: { readonly wallet: 'ap' | 'gp' }): string;
  /** Approve the payment on your device. */
  walletText(): string;
  /** Cancel */
  walletCancel(): string;
  /** Add the bank account to debit */
  accountHeading(): string;
  /** Save and continue */
  accountSubmit(): string;
  /** PayPal */
  paypalHeading(): string;
  /** Taking you to PayPal… */
  paypalAsking(): string;
  /** PayPal is waiting for you. Approve the payment there and you’ll come back here. */
  paypalRedirected(): string;
  /** Checking with PayPal… */
  paypalChecking(): string;
  /** Go to PayPal */
  paypalOpen(): string;
  /** I’ve paid */
  paypalCheck(): string;
  /** Thank you. Your payment has arrived. */
  completed(): string;
  /** Your payment is processing. Please don’t pay again. We’ll let you know when it’s complete. */
  pending(): string;
  /** We can’t confirm your payment yet. You won’t be charged twice. */
  unanswered(): string;
  /** You haven’t been charged. */
  abandoned(): string;
  /** See payment status */
  details(): string;
  /** Add money */
  addMoney(): string;
}

export const paymentProgressMessages: MessageCatalogueReference<PaymentProgressMessages> = { catalogue: 'payment-progress', format: formatText };
