// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PaymentStepMessages {
  /** Payment */
  heading(): string;
  /** Your wallet covers this order. */
  covered(): string;
}

export const paymentStepMessages: MessageCatalogueReference<PaymentStepMessages> = { catalogue: 'payment-step' };
