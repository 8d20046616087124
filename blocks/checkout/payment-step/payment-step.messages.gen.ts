// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PaymentStepMessages {
  /** How you pay */
  heading(): string;
  /** Your wallet pays for everything. */
  covered(): string;
}

export const paymentStepMessages: MessageCatalogueReference<PaymentStepMessages> = { catalogue: 'payment-step' };
