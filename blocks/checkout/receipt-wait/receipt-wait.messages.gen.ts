// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ReceiptWaitMessages {
  /** Confirming your payment */
  heading(): string;
  /** Your receipt will appear here when your payment is confirmed. Please don’t pay again. You won’t be charged twice. */
  text(): string;
  /** This is taking longer than usual. You can leave this page. We’ll email you when your order is complete. */
  longer(): string;
  /** Check again */
  checkAgain(): string;
}

export const receiptWaitMessages: MessageCatalogueReference<ReceiptWaitMessages> = { catalogue: 'receipt-wait' };
