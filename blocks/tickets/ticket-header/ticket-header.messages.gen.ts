// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface TicketHeaderMessages {
  /** Ticket number */
  order(): string;
  /** Bought */
  bought(): string;
  /** Gives to */
  cause(): string;
  /** Bought again by itself until you stop it */
  repeats(): string;
  /** Buy the same again */
  again(): string;
  /** Print this ticket */
  print(): string;
  /** Receipt */
  receipt(): string;
}

export const ticketHeaderMessages: MessageCatalogueReference<TicketHeaderMessages> = { catalogue: 'ticket-header' };
