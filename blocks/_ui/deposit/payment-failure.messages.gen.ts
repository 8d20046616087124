// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PaymentFailureMessages {
  /** We're experiencing technical difficulties. Please reload the page to try again. */
  technicalDifficulties(): string;
  /** Received invalid deposit response when attempting purchase */
  invalidResponse(): string;
  /** Your card details didn’t reach the payment service. You haven’t been charged. Check your connection and try again. */
  cardUnreached(): string;
  /** {reason} You haven’t been charged, and the card wasn’t saved. Try another card. */
  cardNotStored(values: { readonly reason: string }): string;
  /** We're experiencing technical difficulties. Please reload the page to try again. You haven’t been charged, and the card wasn’t saved. */
  cardNotStoredWithoutReason(): string;
}

export const paymentFailureMessages: MessageCatalogueReference<PaymentFailureMessages> = { catalogue: 'payment-failure', format: formatText };
