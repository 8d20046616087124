// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface TicketHeaderMessages {
  /** Ticket number */
  order(): string;
  /** Bought */
  bought(): string;
  /** Cause */
  cause(): string;
  /** Renews automatically until you cancel */
  repeats(): string;
  /** Buy again */
  again(): string;
  /** Print ticket */
  print(): string;
  /** Receipt */
  receipt(): string;
}

export const ticketHeaderMessages: MessageCatalogueReference<TicketHeaderMessages> = { catalogue: 'ticket-header' };
