import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { DrawnSets } from '../../_ui/ticket/drawn-sets.tsx';
import { RaffleTicketNumbers, TicketGames } from '../../_ui/ticket/ticket-games.tsx';
import type { TicketDrawsBlockData } from './ticket-draws.data.ts';
import { TICKET_DRAWS_WORDS } from './ticket-draws-words.ts';

interface DrawResultOfProps {
  readonly result: TicketDrawsBlockData['results'][number];
  readonly isOpen: boolean;
}

/** What was drawn, against the numbers of the ticket, and what it won. */
export function TicketDrawResult({ result, isOpen }: DrawResultOfProps) {
  const href = useRouteHrefBuilder();
  const { name, drawNo, at, date, state, stateText, games, tickets, drawn, winningTicket, prizes, winnings } = result;
  const { isShared, url } = result;
  return (
    <li>
      <details className={`ticket-draws__result ticket-draws__result--${state} card ground-surface`} open={isOpen}>
        <summary>
          <span className="ticket-draws__which">
            <strong>
              {name}, {TICKET_DRAWS_WORDS.draw} {drawNo}
            </strong>
            <time dateTime={at}>{date}</time>
          </span>
          <span className="ticket-draws__outcome">
            {winnings === null ? stateText : `${TICKET_DRAWS_WORDS.won} ${winnings}`}
          </span>
        </summary>
        <div className="ticket-draws__drawn">
          <DrawnSets sets={drawn} isNamed />
          {winningTicket === null ? null : (
            <p>
              {TICKET_DRAWS_WORDS.winningTicket}: <strong className="figure">{winningTicket}</strong>
            </p>
          )}
        </div>
        {prizes.length > 0 ? (
          <div className="ticket-draws__prizes">
            <h3>{isShared ? TICKET_DRAWS_WORDS.syndicateWon : TICKET_DRAWS_WORDS.youWon}</h3>
            <ul>
              {prizes.map((prize) => (
                <li key={prize.name}>
                  {prize.name}: <strong className="figure">{prize.text}</strong>
                </li>
              ))}
            </ul>
            {winnings === null ? null : (
              <p>
                {isShared ? `${TICKET_DRAWS_WORDS.yourPart}: ${winnings}. ` : null}
                {stateText}.
              </p>
            )}
          </div>
        ) : null}
        <h3 className="small">{isShared ? TICKET_DRAWS_WORDS.shared : TICKET_DRAWS_WORDS.numbers}</h3>
        <TicketGames games={games} />
        <RaffleTicketNumbers tickets={tickets} />
        {url === null ? null : (
          <p>
            <a href={href('offer.results.draw', { productOfferKey: url, drawNo: String(drawNo) })}>
              {TICKET_DRAWS_WORDS.whole} {drawNo}
            </a>
          </p>
        )}
      </details>
    </li>
  );
}
