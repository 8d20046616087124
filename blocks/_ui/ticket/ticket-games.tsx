import type { TicketDrawView, TicketGameView } from './ticket-line.ts';

const WORDS = {
  games: 'Games',
  tickets: 'Ticket numbers',
  matched: 'matched',
  further: 'matched as a further number',
  won: 'won',
  wins: 'Won',
};

/** The games of a ticket, each number with whether it was drawn: filled for the eye, and in words. */
export function TicketGames({ games }: { readonly games: readonly TicketGameView[] }) {
  if (games.length === 0) return null;
  return (
    <ol className="ticket-games" aria-label={WORDS.games}>
      {games.map(({ sets, matched, prize }, index) => (
        <li key={index} className="ticket-games__game">
          {sets.map(({ key, numbers }) => (
            <ul key={key} className="ticket-games__numbers">
              {numbers.map(({ number, hit }) => (
                <li key={number} className="figure" data-hit={hit ?? undefined}>
                  {number}
                  {hit === null ? null : (
                    <span className="visually-hidden">, {hit === 'main' ? WORDS.matched : WORDS.further}</span>
                  )}
                </li>
              ))}
            </ul>
          ))}
          {matched === null ? null : (
            <p className="ticket-games__matched small">
              {matched}
              {prize === null ? null : (
                <>
                  . <strong>{`${WORDS.wins} ${prize}`}</strong>
                </>
              )}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The numbers of raffle tickets, those that won a prize marked. */
export function RaffleTicketNumbers({ tickets }: Pick<TicketDrawView, 'tickets'>) {
  if (tickets.length === 0) return null;
  return (
    <ul className="ticket-games__tickets" aria-label={WORDS.tickets}>
      {tickets.map(({ number, won }) => (
        <li key={number} className="figure" data-hit={won ? 'main' : undefined}>
          {number}
          {won ? <strong> {WORDS.won}</strong> : null}
        </li>
      ))}
    </ul>
  );
}
