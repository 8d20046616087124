// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MoneyValue } from '#domain/messages/format-message.ts';
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface RaffleBooksMessages {
  /** Choose your tickets */
  heading(): string;
  /** Ticket books */
  books(): string;
  /** {count} Ticket Book */
  bookName(values: { readonly count: number }): string;
  /** {price} a ticket */
  pricePerTicket(values: { readonly price: number | MoneyValue }): string;
  /** {price} a ticket, best value */
  pricePerTicketCheapest(values: { readonly price: number | MoneyValue }): string;
  /** Number of books */
  quantity(): string;
  /** {count, plural, one {# book} other {# books}} */
  bookCount(values: { readonly count: number }): string;
  /** One book fewer */
  fewer(): string;
  /** One book more */
  more(): string;
  /** {count, plural, one {# ticket} other {# tickets}} */
  tickets(values: { readonly count: number }): string;
  /** Choose a cause to support */
  cause(): string;
  /** Choose a cause to support. */
  causeMissing(): string;
  /** Pre-order tickets */
  preOrder(): string;
  /** Please turn on JavaScript to buy tickets. Books and prices are above. */
  noScript(): string;
  /** See all raffles */
  others(): string;
  /** View result */
  result(): string;
  /** Not on sale right now. */
  notOnSale(): string;
  /** This raffle’s tickets are sold one draw at a time. */
  notRepeated(): string;
  /** Tickets for the next draw */
  oneDraw(): string;
  /** Sales close {closes}. Drawn {drawn}. */
  salesClose(values: { readonly closes: string; readonly drawn: string }): string;
  /** Sales open {opens}. Order now and pay when they do. Drawn {drawn}. */
  preOrderFrom(values: { readonly opens: string; readonly drawn: string }): string;
  /** Sales for this draw aren’t open yet. Order now and pay when they open. Drawn {drawn}. */
  preOrderBeforeOpening(values: { readonly drawn: string }): string;
  /** Sold out. Drawn {drawn}. */
  soldOut(values: { readonly drawn: string }): string;
  /** This draw has been drawn. */
  isDrawn(): string;
  /** Sales for this draw have closed. Drawn {drawn}. */
  salesClosed(values: { readonly drawn: string }): string;
  /** Tickets for the next draw: {drawn} */
  nextDraw(values: { readonly drawn: string }): string;
}

export const raffleBooksMessages: MessageCatalogueReference<RaffleBooksMessages> = { catalogue: 'raffle-books', format: formatText };
