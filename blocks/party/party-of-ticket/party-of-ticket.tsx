import { useEffect } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { ticketPartyReloadFlow } from '#machines/party/ticket-party-reload/ticket-party-reload.flow.ts';
import { ticketPartyReloadView } from '#machines/party/ticket-party-reload/ticket-party-reload.view.ts';
import { partyMessages } from '../_shared/party.messages.gen.ts';
import { listPartySessionWinnings } from '../_shared/party-texts.ts';
import type { PartySessionView } from '../_shared/party-view.ts';
import type { PartyOfTicketBlockData } from './party-of-ticket.data.ts';
import type { PartyOfTicketProps } from './party-of-ticket.gen.ts';
import { partyOfTicketMessages } from './party-of-ticket.messages.gen.ts';

/** The party behind a ticket (specification: Entities, "Lotto party group"). */
export function PartyOfTicket({ id: blockId, props, data }: BlockProps<PartyOfTicketProps, PartyOfTicketBlockData>) {
  const messages = useMessages(partyOfTicketMessages);
  const { id, session } = data;
  const { view, send } = useFlow(ticketPartyReloadFlow, ticketPartyReloadView, session === null);
  const isBusy = view?.state === 'fetching' || view?.state === 'loaded';

  useEffect(() => {
    // Each answer of the server may be without it.
    if (data.session === null) send({ type: 'TICKET.MISSING' });
  }, [data, send]);

  return (
    <section className="party-of-ticket band" aria-labelledby={`${blockId}-heading`}>
      <div className="wrap">
        <h2 id={`${blockId}-heading`}>{props.heading ?? messages.heading()}</h2>
        {session ? (
          <Party session={session} />
        ) : (
          <div className="party-of-ticket__failed card ground-surface">
            <p role="status">{isBusy ? messages.fetching() : (props.failedText ?? messages.failed())}</p>
            <p className="actions">
              <button
                type="button"
                className="button button--secondary"
                aria-disabled={isBusy ? true : undefined}
                onClick={() => {
                  if (!isBusy) send({ type: 'TICKET.RETRY', id });
                }}
              >
                {messages.retry()}
              </button>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

function Party({ session }: { readonly session: PartySessionView }) {
  const messages = useMessages(partyOfTicketMessages);
  const partyTexts = useMessages(partyMessages);
  const href = useRouteHrefBuilder();
  const { id, groupId, groupName, status, sharesSold, numGames, myShares } = session;
  const facts: readonly (readonly [string, string])[] = [
    [partyTexts.yours(), messages.sharesOfAll({ shares: myShares, sold: sharesSold })],
    [messages.plays(), partyTexts.games({ games: numGames })],
    ...listPartySessionWinnings(session, partyTexts),
  ];
  return (
    <div className="party-of-ticket__party card ground-surface">
      <p className="party-of-ticket__name">
        {session.isOpenToCustomer ? (
          <a href={href('my-account.lotto-party.group', { id: groupId })}>{groupName}</a>
        ) : (
          groupName
        )}
      </p>
      <p className="muted">{partyTexts.status({ status })}</p>
      <dl className="party-of-ticket__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="small muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={href('my-account.lotto-party.session', { id })}>{messages.draw()}</a>
      </p>
    </div>
  );
}
