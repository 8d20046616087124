// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PartyOfTicketMessages {
  /** Your group */
  heading(): string;
  /** We couldn’t load this ticket’s group. */
  failed(): string;
  /** Try again */
  retry(): string;
  /** Loading… */
  fetching(): string;
  /** View this draw */
  draw(): string;
  /** Playing */
  plays(): string;
  /** {shares, plural, one {# share} other {# shares}} of {sold} */
  sharesOfAll(values: { readonly shares: number; readonly sold: number }): string;
}

export const partyOfTicketMessages: MessageCatalogueReference<PartyOfTicketMessages> = { catalogue: 'party-of-ticket', format: formatText };
