import type { BlockProps } from '#engine/render/block.ts';
import { RaffleTicketNumbers, TicketGames } from '../../_ui/ticket/ticket-games.tsx';
import type { TicketDrawView } from '../../_ui/ticket/ticket-line.ts';
import { TicketDrawResult } from './draw-result-of.tsx';
import type { TicketDrawsBlockData } from './ticket-draws.data.ts';
import type { TicketDrawsProps } from './ticket-draws.gen.ts';
import { TICKET_DRAWS_WORDS } from './ticket-draws-words.ts';

export function TicketDraws({
  props,
  data: { toCome, results, hasDraws },
}: BlockProps<TicketDrawsProps, TicketDrawsBlockData>) {
  if (!hasDraws) return null;
  const { toComeHeading = TICKET_DRAWS_WORDS.toCome, resultsHeading = TICKET_DRAWS_WORDS.results } = props;
  return (
    <section className="ticket-draws band">
      <div className="wrap">
        {results.length > 0 && toCome.length === 0 ? null : (
          <>
            <h2>{toComeHeading}</h2>
            {toCome.length === 0 ? <p>{props.pendingText ?? TICKET_DRAWS_WORDS.pending}</p> : null}
            <ol className="ticket-draws__to-come">
              {toCome.map((line) => (
                <ToCome key={`${line.name} ${line.drawNo}`} line={line} props={props} />
              ))}
            </ol>
          </>
        )}
        {results.length > 0 ? (
          <>
            <h2>{resultsHeading}</h2>
            <ol className="ticket-draws__results">
              {results.map((result, index) => (
                <TicketDrawResult key={`${result.name} ${result.drawNo}`} result={result} isOpen={index === 0} />
              ))}
            </ol>
          </>
        ) : null}
      </div>
    </section>
  );
}

function ToCome({ line, props }: { readonly line: TicketDrawView; readonly props: TicketDrawsProps }) {
  const { name, drawNo, at, date, state, stateText, games, tickets, isShared } = line;
  const hasNumbers = games.length > 0 || tickets.length > 0;
  return (
    <li className="ticket-draws__draw">
      <p className="ticket-draws__which">
        <strong>
          {name}, {TICKET_DRAWS_WORDS.draw} {drawNo}
        </strong>
        <span>
          <time dateTime={at}>{date}</time>
          {state === 'to_come' ? null : <span className="ticket-draws__state">{stateText}</span>}
        </span>
      </p>
      {state === 'to_come' ? null : <p className="small muted">{props.pendingText ?? TICKET_DRAWS_WORDS.pending}</p>}
      {hasNumbers ? (
        <>
          <h3 className="small">
            {isShared ? TICKET_DRAWS_WORDS.shared : (props.numbersHeading ?? TICKET_DRAWS_WORDS.numbers)}
          </h3>
          <TicketGames games={games} />
          <RaffleTicketNumbers tickets={tickets} />
        </>
      ) : null}
    </li>
  );
}
