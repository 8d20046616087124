// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CheckoutStagesMessages {
  /** Checking your order */
  checking(): string;
  /** This is taking longer than usual. We’re checking whether your order went through. Please stay on this page and don’t order again. */
  checkingText(): string;
  /** We’re having trouble connecting */
  unreachable(): string;
  /** Your order may have gone through. We’ll keep checking and let you know. You won’t be charged twice. */
  unreachableText(): string;
  /** Check again */
  checkAgain(): string;
  /** Your payment isn’t complete yet */
  pending(): string;
  /** Your tickets are confirmed as soon as your payment is. Please don’t pay again. */
  pendingText(): string;
  /** Your bank or payment service is waiting for you. You haven’t paid and nothing is bought until you continue. */
  awaitingText(): string;
  /** Continue this payment */
  resume(): string;
  /** Use another payment method */
  restart(): string;
  /** View this payment */
  toDeposit(): string;
}

export const checkoutStagesMessages: MessageCatalogueReference<CheckoutStagesMessages> = { catalogue: 'checkout-stages' };
