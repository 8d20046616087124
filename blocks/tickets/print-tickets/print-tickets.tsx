import type { ReactNode } from 'react';
import { formatReceiptNumber } from '#domain/checkout/receipt-number.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import { PaginationLinks } from '../../_ui/page-links.tsx';
import { describePurchase } from '../../_ui/ticket/describe-ticket.ts';
import { purchasedTicketMessages } from '../../_ui/ticket/purchased-ticket.messages.gen.ts';
import { TicketGames } from '../../_ui/ticket/ticket-games.tsx';
import type { PrintedTicketView, PrintTicketsBlockData } from './print-tickets.data.ts';
import type { PrintTicketsProps } from './print-tickets.gen.ts';
import { printTicketsMessages } from './print-tickets.messages.gen.ts';

const ROUTE = 'my-account.print-tickets';

export function PrintTickets({ props, data }: BlockProps<PrintTicketsProps, PrintTicketsBlockData>) {
  const messages = useMessages(printTicketsMessages);
  const href = useRouteHrefBuilder();
  const { name } = useSite();
  const { tickets, page, pages, printed } = data;
  return (
    <section className="print-tickets band">
      <div className="wrap">
        <p className="print-tickets__back small">
          <Anchor link={props.back.link}>{props.back.label}</Anchor>
        </p>
        <h1>{props.heading}</h1>
        <p className="print-tickets__site">{messages.printed({ site: name, when: printed })}</p>
        {tickets.length === 0 ? <p>{props.emptyText}</p> : <p className="muted">{props.text}</p>}
        <ul className="print-tickets__tickets">
          {tickets.map((printedTicket) => (
            <Ticket key={printedTicket.ticket.id} {...printedTicket} />
          ))}
        </ul>
        <PaginationLinks
          label={messages.pages()}
          page={page}
          count={pages}
          href={(number) => href(ROUTE, {}, number === 1 ? {} : { page: String(number) })}
        />
      </div>
    </section>
  );
}

function Ticket({ ticket, draws, numbers, bought }: PrintedTicketView) {
  const messages = useMessages(printTicketsMessages);
  const ticketMessages = useMessages(purchasedTicketMessages);
  const { locale } = useSite();
  const { id, name, price } = ticket;
  return (
    <li className="print-tickets__ticket ground-surface">
      <h2>{name}</h2>
      <p>{messages.purchase({ what: describePurchase(ticket, ticketMessages, locale), price, amount: showFigure })}</p>
      <ul className="print-tickets__draws small">
        {draws.map(({ drawNo, date }) => (
          <li key={drawNo}>{messages.drawOn({ drawNo: String(drawNo), when: date })}</li>
        ))}
      </ul>
      {numbers.map(({ drawNo, games, tickets }) => (
        <div key={drawNo ?? 'all'} className="print-tickets__numbers">
          {drawNo === null ? null : <h3 className="small">{messages.draw({ drawNo: String(drawNo) })}</h3>}
          <TicketGames games={games} />
          {tickets.length > 0 ? (
            <ul className="ticket-games__tickets" aria-label={messages.tickets()}>
              {tickets.map((number) => (
                <li key={number} className="figure">
                  {number}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
      <p className="small muted">
        {messages.bought({ number: formatReceiptNumber(id), when: bought, figure: showFigure })}
      </p>
    </li>
  );
}

function showFigure(content: ReactNode): ReactNode {
  return <span className="figure">{content}</span>;
}
