// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PaymentFailureMessages {
  /** We're experiencing technical difficulties. Please reload the page to try again. */
  technicalDifficulties(): string;
  /** Received invalid deposit response when attempting purchase */
  invalidResponse(): string;
  /** Your card did not reach the payment service, and nothing was paid. Please check your connection, then try again. */
  cardUnreached(): string;
  /** {reason} Nothing was stored. */
  cardNotStored(values: { readonly reason: string }): string;
  /** We're experiencing technical difficulties. Please reload the page to try again. Nothing was stored. */
  cardNotStoredWithoutReason(): string;
}

export const paymentFailureMessages: MessageCatalogueReference<PaymentFailureMessages> = { catalogue: 'payment-failure', format: formatText };
