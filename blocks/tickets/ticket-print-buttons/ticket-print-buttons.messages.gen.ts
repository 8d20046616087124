// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface TicketPrintButtonsMessages {
  /** Print */
  print(): string;
  /** Save as PDF */
  save(): string;
  /** Creating your document… */
  fetching(): string;
  /** Saved to your downloads. */
  saved(): string;
  /** We couldn’t create your document. Please try again. */
  failed(): string;
  /** Use your browser’s menu to print this page. */
  noScript(): string;
}

export const ticketPrintButtonsMessages: MessageCatalogueReference<TicketPrintButtonsMessages> = { catalogue: 'ticket-print-buttons' };
