// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PaymentObstacleMessages {
  /** Please choose how to pay. */
  method(): string;
  /** Please enter the security code of your card. */
  code(): string;
  /** Please wait for the card form, or choose another way to pay. */
  card(): string;
  /** What you have chosen to pay with does not take this amount. Please choose another way to pay. */
  amount(): string;
  /** No way to pay takes this amount at once; beside each stands what it takes. Please change your order, or add money to your wallet first. */
  limits(): string;
}

export const paymentObstacleMessages: MessageCatalogueReference<PaymentObstacleMessages> = { catalogue: 'payment-obstacle' };
