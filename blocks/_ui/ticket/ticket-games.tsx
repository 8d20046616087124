import type { ReactNode } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import { type TicketGamesMessages, ticketGamesMessages } from './ticket-games.messages.gen.ts';
import type { TicketDrawView, TicketGameView } from './ticket-line.ts';
import type { TicketMatches } from './ticket-matches.ts';

/** The games of a ticket, each number with whether it was drawn: filled for the eye, and in words. */
export function TicketGames({ games }: { readonly games: readonly TicketGameView[] }) {
  const messages = useMessages(ticketGamesMessages);
  if (games.length === 0) return null;
  return (
    <ol className="ticket-games" aria-label={messages.games()}>
      {games.map(({ sets, matched, prize }, index) => (
        <li key={index} className="ticket-games__game">
          {sets.map(({ key, numbers }) => (
            <ul key={key} className="ticket-games__numbers">
              {numbers.map(({ number, hit }) => (
                <li key={number} className="figure" data-hit={hit ?? undefined}>
                  {hit === null
                    ? number
                    : messages[hit === 'main' ? 'matchedNumber' : 'furtherNumber']({ number, hidden: hide })}
                </li>
              ))}
            </ul>
          ))}
          {matched === null ? null : (
            <p className="ticket-games__matched small">
              {prize === null
                ? formatMatches(matched, messages)
                : messages.matchesAndPrize({ matches: formatMatches(matched, messages), prize, strong: emphasize })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The numbers of raffle tickets, those that won a prize marked. */
export function RaffleTicketNumbers({ tickets }: Pick<TicketDrawView, 'tickets'>) {
  const messages = useMessages(ticketGamesMessages);
  if (tickets.length === 0) return null;
  return (
    <ul className="ticket-games__tickets" aria-label={messages.tickets()}>
      {tickets.map(({ number, won }) => (
        <li key={number} className="figure" data-hit={won ? 'main' : undefined}>
          {won ? messages.wonTicket({ number, strong: emphasize }) : number}
        </li>
      ))}
    </ul>
  );
}

/** Matches of a game, such as '3 matched, and 1 of the supplementary numbers'. */
export function formatMatches(
  { main, further, others, whole }: TicketMatches,
  messages: Pick<TicketGamesMessages, 'matches'>,
): string {
  return messages.matches({ main, further, others, wholeSets: whole.length, whole });
}

function hide(content: ReactNode): ReactNode {
  return <span className="visually-hidden">{content}</span>;
}

function emphasize(content: ReactNode): ReactNode {
  return <strong>{content}</strong>;
}
