import { useMessages } from '#engine/messages/use-messages.ts';
import type { PaymentFailureReason } from '#machines/wallet/deposit/deposit.public.ts';
import { paymentFailureMessages } from './payment-failure.messages.gen.ts';

/** Formats why a payment failed (specification: The error catalogue, "Deposit failure"). */
export function usePaymentFailureFormatter(): (reason: PaymentFailureReason) => string {
  const messages = useMessages(paymentFailureMessages);
  return (reason) => {
    switch (reason.kind) {
      case 'server_text':
        return reason.text;
      case 'card_not_stored':
        return reason.text === null
          ? messages.cardNotStoredWithoutReason()
          : messages.cardNotStored({ reason: reason.text });
      case 'card_unreached':
        return messages.cardUnreached();
      case 'invalid_response':
        return messages.invalidResponse();
      case 'technical_difficulties':
        return messages.technicalDifficulties();
    }
  };
}
