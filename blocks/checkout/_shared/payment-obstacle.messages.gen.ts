// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PaymentObstacleMessages {
  /** Please choose a payment method. */
  method(): string;
  /** Please enter your card’s security code. */
  code(): string;
  /** Please wait for the card form to load, or choose another payment method. */
  card(): string;
  /** This payment method doesn’t accept this amount. Please choose another. */
  amount(): string;
  /** No payment method accepts this amount. See the limits next to each one, change your order, or add money to your wallet first. */
  limits(): string;
}

export const paymentObstacleMessages: MessageCatalogueReference<PaymentObstacleMessages> = { catalogue: 'payment-obstacle' };
