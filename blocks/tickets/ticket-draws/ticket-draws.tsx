import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { purchasedTicketMessages } from '../../_ui/ticket/purchased-ticket.messages.gen.ts';
import { RaffleTicketNumbers, TicketGames } from '../../_ui/ticket/ticket-games.tsx';
import { TicketDrawResult } from './draw-result-of.tsx';
import type { DatedTicketDrawView, TicketDrawsBlockData } from './ticket-draws.data.ts';
import type { TicketDrawsProps } from './ticket-draws.gen.ts';
import { ticketDrawsMessages } from './ticket-draws.messages.gen.ts';

export function TicketDraws({
  props,
  data: { toCome, results, hasDraws },
}: BlockProps<TicketDrawsProps, TicketDrawsBlockData>) {
  const messages = useMessages(ticketDrawsMessages);
  if (!hasDraws) return null;
  const { toComeHeading = messages.toCome(), resultsHeading = messages.results() } = props;
  return (
    <section className="ticket-draws band">
      <div className="wrap">
        {results.length > 0 && toCome.length === 0 ? null : (
          <>
            <h2>{toComeHeading}</h2>
            {toCome.length === 0 ? <p>{props.pendingText ?? messages.pending()}</p> : null}
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

function ToCome({ line, props }: { readonly line: DatedTicketDrawView; readonly props: TicketDrawsProps }) {
  const messages = useMessages(ticketDrawsMessages);
  const ticketMessages = useMessages(purchasedTicketMessages);
  const { name, drawNo, at, date, state, games, tickets, isShared } = line;
  const hasNumbers = games.length > 0 || tickets.length > 0;
  return (
    <li className="ticket-draws__draw">
      <p className="ticket-draws__which">
        <strong>{messages.draw({ lottery: name, drawNo: String(drawNo) })}</strong>
        <span>
          <time dateTime={at}>{date}</time>
          {state === 'to_come' ? null : (
            <span className="ticket-draws__state">{ticketMessages.stateInDraw({ state })}</span>
          )}
        </span>
      </p>
      {state === 'to_come' ? null : <p className="small muted">{props.pendingText ?? messages.pending()}</p>}
      {hasNumbers ? (
        <>
          <h3 className="small">{isShared ? messages.shared() : (props.numbersHeading ?? messages.numbers())}</h3>
          <TicketGames games={games} />
          <RaffleTicketNumbers tickets={tickets} />
        </>
      ) : null}
    </li>
  );
}
