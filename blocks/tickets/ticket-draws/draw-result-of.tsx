import type { ReactNode } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { DrawnSets } from '../../_ui/ticket/drawn-sets.tsx';
import { purchasedTicketMessages } from '../../_ui/ticket/purchased-ticket.messages.gen.ts';
import { RaffleTicketNumbers, TicketGames } from '../../_ui/ticket/ticket-games.tsx';
import type { TicketDrawsBlockData } from './ticket-draws.data.ts';
import { ticketDrawsMessages } from './ticket-draws.messages.gen.ts';

interface DrawResultOfProps {
  readonly result: TicketDrawsBlockData['results'][number];
  readonly isOpen: boolean;
}

/** What was drawn, against the numbers of the ticket, and what it won. */
export function TicketDrawResult({ result, isOpen }: DrawResultOfProps) {
  const messages = useMessages(ticketDrawsMessages);
  const ticketMessages = useMessages(purchasedTicketMessages);
  const href = useRouteHrefBuilder();
  const { name, drawNo, at, date, state, games, tickets, drawn, winningTicket, prizes, winnings } = result;
  const { isShared, url } = result;
  return (
    <li>
      <details className={`ticket-draws__result ticket-draws__result--${state} card ground-surface`} open={isOpen}>
        <summary>
          <span className="ticket-draws__which">
            <strong>{messages.draw({ lottery: name, drawNo: String(drawNo) })}</strong>
            <time dateTime={at}>{date}</time>
          </span>
          <span className="ticket-draws__outcome">
            {winnings === null ? ticketMessages.stateInDraw({ state }) : messages.won({ amount: winnings })}
          </span>
        </summary>
        <div className="ticket-draws__drawn">
          <DrawnSets sets={drawn} isNamed />
          {winningTicket === null ? null : (
            <p>{messages.winningTicket({ ticket: winningTicket, number: emphasizeFigure })}</p>
          )}
        </div>
        {prizes.length > 0 ? (
          <div className="ticket-draws__prizes">
            <h3>{isShared ? messages.syndicateWon() : messages.youWon()}</h3>
            <ul>
              {prizes.map(({ name: prize, count, each }) => (
                <li key={prize}>{messages.prize({ prize, count, each, amount: emphasizeFigure })}</li>
              ))}
            </ul>
            {winnings === null ? null : (
              <p>
                {isShared ? `${messages.yourPart({ amount: winnings })} ` : null}
                {messages.outcome({ state })}
              </p>
            )}
          </div>
        ) : null}
        <h3 className="small">{isShared ? messages.shared() : messages.numbers()}</h3>
        <TicketGames games={games} />
        <RaffleTicketNumbers tickets={tickets} />
        {url === null ? null : (
          <p>
            <a href={href('offer.results.draw', { productOfferKey: url, drawNo: String(drawNo) })}>
              {messages.whole({ drawNo: String(drawNo) })}
            </a>
          </p>
        )}
      </details>
    </li>
  );
}

function emphasizeFigure(content: ReactNode): ReactNode {
  return <strong className="figure">{content}</strong>;
}
