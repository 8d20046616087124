// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface TicketDrawsMessages {
  /** Draws to come */
  toCome(): string;
  /** Results against your numbers */
  results(): string;
  /** The result is on its way. Please look again in a few minutes. */
  pending(): string;
  /** {lottery}, draw {drawNo} */
  draw(values: { readonly lottery: string; readonly drawNo: string }): string;
  /** Your numbers */
  numbers(): string;
  /** The numbers of the syndicate */
  shared(): string;
  /** Won {amount} */
  won(values: { readonly amount: string }): string;
  /** Ticket that won the first prize: <number>{ticket}</number> */
  winningTicket(values: { readonly ticket: string; readonly number: (content: ReactNode) => ReactNode }): ReactNode;
  /** What you won */
  youWon(): string;
  /** What the syndicate won */
  syndicateWon(): string;
  /** {prize}: <amount>{count, plural, one {{each}} other {# times {each}}}</amount> */
  prize(values: { readonly prize: string; readonly count: number; readonly each: string; readonly amount: (content: ReactNode) => ReactNode }): ReactNode;
  /** Your part: {amount}. */
  yourPart(values: { readonly amount: string }): string;
  /** {state, select, to_come {Still to be drawn.} being_drawn {Being drawn.} being_checked {Prizes are being worked out.} won {Won, and on its way to your wallet.} paid {Won, and paid into your wallet.} other {No prize this time.}} */
  outcome(values: { readonly state: 'to_come' | 'being_drawn' | 'being_checked' | 'won' | 'paid' | 'lost' }): string;
  /** The whole result of draw {drawNo} */
  whole(values: { readonly drawNo: string }): string;
}

export const ticketDrawsMessages: MessageCatalogueReference<TicketDrawsMessages> = { catalogue: 'ticket-draws', format: formatTextOrElements };
