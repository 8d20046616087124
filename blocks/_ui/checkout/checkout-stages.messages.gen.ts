// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface CheckoutStagesMessages {
  /** We are checking on your order */
  checking(): string;
  /** We did not hear back in time. We are asking whether your order went through: please stay here, and do not buy it again. */
  checkingText(): string;
  /** We cannot be reached at the moment */
  unreachable(): string;
  /** Your order may have gone through. We keep asking, and tell you as soon as we know. Nothing is bought or paid twice. */
  unreachableText(): string;
  /** Ask again now */
  checkAgain(): string;
  /** Your payment is not finished yet */
  pending(): string;
  /** What you buy is yours as soon as it is confirmed. Please do not pay again. */
  pendingText(): string;
  /** Your bank or payment service still waits for you. Nothing is paid and nothing is bought until you go on. */
  awaitingText(): string;
  /** Go on with this payment */
  resume(): string;
  /** Pay another way */
  restart(): string;
  /** See this payment */
  toDeposit(): string;
}

export const checkoutStagesMessages: MessageCatalogueReference<CheckoutStagesMessages> = { catalogue: 'checkout-stages' };
