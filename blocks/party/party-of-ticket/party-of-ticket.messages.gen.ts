// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface PartyOfTicketMessages {
  /** The party */
  heading(): string;
  /** We could not load the party of this ticket. */
  failed(): string;
  /** Try again */
  retry(): string;
  /** One moment… */
  fetching(): string;
  /** See this draw of the party */
  draw(): string;
  /** Plays together */
  plays(): string;
  /** {shares, plural, one {# share} other {# shares}} of {sold} */
  sharesOfAll(values: { readonly shares: number; readonly sold: number }): string;
}

export const partyOfTicketMessages: MessageCatalogueReference<PartyOfTicketMessages> = { catalogue: 'party-of-ticket', format: formatText };
