import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { customerDrawTicketsLookupFlow } from '#machines/results/customer-draw-tickets-lookup/customer-draw-tickets-lookup.flow.ts';
import { customerDrawTicketsLookupView } from '#machines/results/customer-draw-tickets-lookup/customer-draw-tickets-lookup.view.ts';
import type { OrderLine } from '#schemas/generated/api/types.gen.ts';
import { purchasedTicketMessages } from '../../_ui/ticket/purchased-ticket.messages.gen.ts';
import { RaffleTicketNumbers, TicketGames } from '../../_ui/ticket/ticket-games.tsx';
import { createTicketDrawView } from '../../_ui/ticket/ticket-line.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { OwnTicketsCheckBlockData } from './own-tickets-check.data.ts';
import type { OwnTicketsCheckProps } from './own-tickets-check.gen.ts';
import { ownTicketsCheckMessages } from './own-tickets-check.messages.gen.ts';

export function OwnTicketsCheck({ id, props, data }: BlockProps<OwnTicketsCheckProps, OwnTicketsCheckBlockData>) {
  const messages = useMessages(ownTicketsCheckMessages);
  const href = useRouteHrefBuilder();
  const isHydrated = useHydrated();
  const { view, send } = useFlow(customerDrawTicketsLookupFlow, customerDrawTicketsLookupView, false);
  const { offerKey, drawNo, isDrawn, now } = data;
  if (!isDrawn) return null;
  const state = view?.state ?? 'idle';
  return (
    <section className="own-tickets-check band" aria-labelledby={`${id}-heading`}>
      <div className="own-tickets-check__inner wrap">
        <h2 id={`${id}-heading`}>{props.heading ?? messages.heading()}</h2>
        {state === 'idle' ? <p>{props.text ?? messages.text()}</p> : null}
        {state === 'found' || state === 'none' ? null : (
          <p>
            <button
              type="button"
              className="button button--secondary"
              disabled={!isHydrated}
              aria-disabled={state === 'fetching' || undefined}
              onClick={() => send({ type: 'TICKETS.CHECK', offerKey, drawNo })}
            >
              {messages.check()}
            </button>
          </p>
        )}
        <div role="status">
          {state === 'fetching' ? <p>{messages.checking()}</p> : null}
          {state === 'failed' ? <p>{messages.failed()}</p> : null}
          {state === 'none' ? (
            <p>
              {messages.none()} <a href={href('my-account.past-tickets')}>{messages.past()}</a>
            </p>
          ) : null}
          {state === 'found' ? (
            <ul className="own-tickets-check__lines">
              {(view?.lines ?? []).map((line) => (
                <Line key={line.orderId} line={line} now={now} />
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function Line({ line, now }: { readonly line: OrderLine; readonly now: number }) {
  const messages = useMessages(ownTicketsCheckMessages);
  const href = useRouteHrefBuilder();
  const ticketMessages = useMessages(purchasedTicketMessages);
  const { games, tickets, winnings, state } = createTicketDrawView(line, line.gameType, useSite(), now);
  return (
    <li className="own-tickets-check__line card ground-surface">
      <p>
        <strong>
          {winnings === null ? ticketMessages.stateInDraw({ state }) : messages.won({ amount: winnings })}
        </strong>{' '}
        <a href={href('my-account.past-tickets.ticket', { id: line.orderId })}>{messages.whole()}</a>
      </p>
      <TicketGames games={games} />
      <RaffleTicketNumbers tickets={tickets} />
    </li>
  );
}
