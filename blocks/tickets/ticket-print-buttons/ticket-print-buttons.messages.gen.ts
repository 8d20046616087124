// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface TicketPrintButtonsMessages {
  /** Print */
  print(): string;
  /** Save as PDF */
  save(): string;
  /** Making your document… */
  fetching(): string;
  /** Your document is with your downloads. */
  saved(): string;
  /** We could not make your document. Please try again. */
  failed(): string;
  /** Use the menu of your browser to print this page. */
  noScript(): string;
}

export const ticketPrintButtonsMessages: MessageCatalogueReference<TicketPrintButtonsMessages> = { catalogue: 'ticket-print-buttons' };
