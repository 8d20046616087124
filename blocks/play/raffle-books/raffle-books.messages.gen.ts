// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface RaffleBooksMessages {
  /** Choose your tickets */
  heading(): string;
  /** Book of tickets */
  books(): string;
  /** {count} Ticket Book */
  bookName(values: { readonly count: number }): string;
  /** {price} a ticket */
  pricePerTicket(values: { readonly price: number | MoneyValue }): string;
  /** {price} a ticket, cheapest tickets */
  pricePerTicketCheapest(values: { readonly price: number | MoneyValue }): string;
  /** How many books */
  quantity(): string;
  /** {count, plural, one {# book} other {# books}} */
  bookCount(values: { readonly count: number }): string;
  /** One book fewer */
  fewer(): string;
  /** One book more */
  more(): string;
  /** {count, plural, one {# ticket} other {# tickets}} */
  tickets(values: { readonly count: number }): string;
  /** Cause you play for */
  cause(): string;
  /** Choose the cause that your ticket gives to. */
  causeMissing(): string;
  /** Pre-order tickets */
  preOrder(): string;
  /** Buying tickets needs JavaScript. The books and their prices are above. */
  noScript(): string;
  /** See all raffles */
  others(): string;
  /** See the result */
  result(): string;
  /** Not on sale at the moment. */
  notOnSale(): string;
  /** This raffle is bought draw by draw: tickets for every draw are not on offer. */
  notRepeated(): string;
  /** Tickets for the next draw */
  oneDraw(): string;
  /** Sales close {closes}. Drawn {drawn}. */
  salesClose(values: { readonly closes: string; readonly drawn: string }): string;
  /** Sales open {opens}. Order your tickets now and pay when they do. Drawn {drawn}. */
  preOrderFrom(values: { readonly opens: string; readonly drawn: string }): string;
  /** Sales of this draw have not opened yet. Order your tickets now and pay when they do. Drawn {drawn}. */
  preOrderBeforeOpening(values: { readonly drawn: string }): string;
  /** Every ticket of this draw is sold. It is drawn {drawn}. */
  soldOut(values: { readonly drawn: string }): string;
  /** This draw is over: it has been drawn. */
  isDrawn(): string;
  /** Sales of this draw have closed. It is drawn {drawn}. */
  salesClosed(values: { readonly drawn: string }): string;
  /** Tickets for the next draw: {drawn} */
  nextDraw(values: { readonly drawn: string }): string;
}

export const raffleBooksMessages: MessageCatalogueReference<RaffleBooksMessages> = { catalogue: 'raffle-books', format: formatText };
