// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface ReceiptWaitMessages {
  /** Your payment is being confirmed */
  heading(): string;
  /** Your receipt appears here as soon as we know. Please do not pay again: nothing is bought twice. */
  text(): string;
  /** This takes longer than usual. You can leave this page: we send you an e-mail as soon as your order is placed. */
  longer(): string;
  /** Ask again now */
  checkAgain(): string;
}

export const receiptWaitMessages: MessageCatalogueReference<ReceiptWaitMessages> = { catalogue: 'receipt-wait' };
