import { useMessages } from '#engine/messages/use-messages.ts';
import type { CheckoutFailureReason } from '#machines/checkout/checkout/checkout.public.ts';
import { usePaymentFailureFormatter } from '../deposit/payment-failure.ts';
import { checkoutFailureMessages } from './checkout-failure.messages.gen.ts';

/** Formats why nothing was bought. */
export function useCheckoutFailureFormatter(): (reason: CheckoutFailureReason) => string {
  const messages = useMessages(checkoutFailureMessages);
  const formatPaymentFailure = usePaymentFailureFormatter();
  return (reason) => {
    switch (reason.kind) {
      case 'unreachable':
        return messages.unreachable();
      case 'buying_elsewhere':
        return messages.buyingElsewhere();
      case 'waits_elsewhere':
        return messages.waitsElsewhere();
      case 'not_bought':
        return messages.notBought();
      case 'paid_in':
        return messages.paidIn();
      default:
        return formatPaymentFailure(reason);
    }
  };
}
