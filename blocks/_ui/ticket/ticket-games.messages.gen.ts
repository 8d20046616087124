// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface TicketGamesMessages {
  /** Games */
  games(): string;
  /** Ticket numbers */
  tickets(): string;
  /** {number}<hidden>, matched</hidden> */
  matchedNumber(values: { readonly number: number; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** {number}<hidden>, matched as a supplementary number</hidden> */
  furtherNumber(values: { readonly number: number; readonly hidden: (content: ReactNode) => ReactNode }): ReactNode;
  /** {main, plural, =0 {None matched} one {# matched} other {# matched}}{further, plural, =0 {} one {, and # of the {others}} other {, and # of the {others}}}{wholeSets, plural, =0 {} one {, and the {whole}} other {, and the {whole}}} */
  matches(values: { readonly main: number; readonly further: number; readonly others: readonly string[]; readonly wholeSets: number; readonly whole: readonly string[] }): string;
  /** {matches}. <strong>Won {prize}</strong> */
  matchesAndPrize(values: { readonly matches: string; readonly prize: string; readonly strong: (content: ReactNode) => ReactNode }): ReactNode;
  /** {number}<strong> won</strong> */
  wonTicket(values: { readonly number: string; readonly strong: (content: ReactNode) => ReactNode }): ReactNode;
}

export const ticketGamesMessages: MessageCatalogueReference<TicketGamesMessages> = { catalogue: 'ticket-games', format: formatTextOrElements };
