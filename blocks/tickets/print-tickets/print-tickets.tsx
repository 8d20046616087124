import { formatReceiptNumber } from '#domain/checkout/receipt-number.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import { PaginationLinks } from '../../_ui/page-links.tsx';
import { TicketGames } from '../../_ui/ticket/ticket-games.tsx';
import type { PrintedTicketView, PrintTicketsBlockData } from './print-tickets.data.ts';
import type { PrintTicketsProps } from './print-tickets.gen.ts';

const WORDS = {
  pages: 'Pages of tickets to print',
  draw: 'Draw',
  number: 'Ticket number',
  bought: 'Bought',
  printed: 'Printed',
  tickets: 'Ticket numbers',
};

const ROUTE = 'my-account.print-tickets';

export function PrintTickets({ props, data }: BlockProps<PrintTicketsProps, PrintTicketsBlockData>) {
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
        <p className="print-tickets__site">
          {name}. {WORDS.printed}: {printed}
        </p>
        {tickets.length === 0 ? <p>{props.emptyText}</p> : <p className="muted">{props.text}</p>}
        <ul className="print-tickets__tickets">
          {tickets.map((printedTicket) => (
            <Ticket key={printedTicket.ticket.id} {...printedTicket} />
          ))}
        </ul>
        <PaginationLinks
          label={WORDS.pages}
          page={page}
          count={pages}
          href={(number) => href(ROUTE, {}, number === 1 ? {} : { page: String(number) })}
        />
      </div>
    </section>
  );
}

function Ticket({ ticket, draws, numbers, bought }: PrintedTicketView) {
  const { id, name, kind, what, price } = ticket;
  return (
    <li className="print-tickets__ticket ground-surface">
      <h2>{name}</h2>
      <p>
        {kind}: {what.join(', ')}, <span className="figure">{price}</span>
      </p>
      <ul className="print-tickets__draws small">
        {draws.map(({ drawNo, date }) => (
          <li key={drawNo}>
            {WORDS.draw} {drawNo}: {date}
          </li>
        ))}
      </ul>
      {numbers.map(({ drawNo, games, tickets }) => (
        <div key={drawNo ?? 'all'} className="print-tickets__numbers">
          {drawNo === null ? null : (
            <h3 className="small">
              {WORDS.draw} {drawNo}
            </h3>
          )}
          <TicketGames games={games} />
          {tickets.length > 0 ? (
            <ul className="ticket-games__tickets" aria-label={WORDS.tickets}>
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
        {WORDS.number} <span className="figure">{formatReceiptNumber(id)}</span>. {WORDS.bought}: {bought}
      </p>
    </li>
  );
}
