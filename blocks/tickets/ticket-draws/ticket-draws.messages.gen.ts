// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { ReactNode } from 'react';
import { formatTextOrElements } from '#engine/messages/format-elements.tsx';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface TicketDrawsMessages {
  /** Draws to come */
  toCome(): string;
  /** Your results */
  results(): string;
  /** Results coming soon. Check back in a few minutes. */
  pending(): string;
  /** {lottery}, draw {drawNo} */
  draw(values: { readonly lottery: string; readonly drawNo: string }): string;
  /** Your numbers */
  numbers(): string;
  /** The syndicate’s numbers */
  shared(): string;
  /** Won {amount} */
  won(values: { readonly amount: string }): string;
  /** First prize ticket: <number>{ticket}</number> */
  winningTicket(values: { readonly ticket: string; readonly number: (content: ReactNode) => ReactNode }): ReactNode;
  /** What you won */
  youWon(): string;
  /** What the syndicate won */
  syndicateWon(): string;
  /** {prize}: <amount>{count, plural, one {{each}} other {# times {each}}}</amount> */
  prize(values: { readonly prize: string; readonly count: number; readonly each: string; readonly amount: (content: ReactNode) => ReactNode }): ReactNode;
  /** Your share: {amount}. */
  yourPart(values: { readonly amount: string }): string;
  /** {state, select, to_come {Not drawn yet.} being_drawn {Draw in progress.} being_checked {Working out prizes.} won {Won, on its way to your wallet.} paid {Won, paid to your wallet.} other {No prize this time.}} */
  outcome(values: { readonly state: 'to_come' | 'being_drawn' | 'being_checked' | 'won' | 'paid' | 'lost' }): string;
  /** Full result of draw {drawNo} */
  whole(values: { readonly drawNo: string }): string;
}

export const ticketDrawsMessages: MessageCatalogueReference<TicketDrawsMessages> = { catalogue: 'ticket-draws', format: formatTextOrElements };
