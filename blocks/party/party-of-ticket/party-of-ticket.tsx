import { useEffect } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { ticketPartyReloadFlow } from '#machines/party/ticket-party-reload/ticket-party-reload.flow.ts';
import { ticketPartyReloadView } from '#machines/party/ticket-party-reload/ticket-party-reload.view.ts';
import type { PartySessionView } from '../_shared/party-view.ts';
import {
  formatPartyGames,
  formatPartyShares,
  listPartySessionWinnings,
  PARTY_SESSION_STATUS_TEXTS,
  PARTY_WORDS,
} from '../_shared/party-words.ts';
import type { PartyOfTicketBlockData } from './party-of-ticket.data.ts';
import type { PartyOfTicketProps } from './party-of-ticket.gen.ts';

const WORDS = {
  heading: 'The party',
  failed: 'We could not load the party of this ticket.',
  retry: 'Try again',
  fetching: 'One moment…',
  draw: 'See this draw of the party',
  plays: 'Plays together',
};

/** The party behind a ticket (specification: Entities, "Lotto party group"). */
export function PartyOfTicket({ id: blockId, props, data }: BlockProps<PartyOfTicketProps, PartyOfTicketBlockData>) {
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
        <h2 id={`${blockId}-heading`}>{props.heading ?? WORDS.heading}</h2>
        {session ? (
          <Party session={session} />
        ) : (
          <div className="party-of-ticket__failed card ground-surface">
            <p role="status">{isBusy ? WORDS.fetching : (props.failedText ?? WORDS.failed)}</p>
            <p className="actions">
              <button
                type="button"
                className="button button--secondary"
                aria-disabled={isBusy ? true : undefined}
                onClick={() => {
                  if (!isBusy) send({ type: 'TICKET.RETRY', id });
                }}
              >
                {WORDS.retry}
              </button>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

function Party({ session }: { readonly session: PartySessionView }) {
  const href = useRouteHrefBuilder();
  const { id, groupId, groupName, status, sharesSold, numGames, myShares } = session;
  const facts: readonly (readonly [string, string])[] = [
    [PARTY_WORDS.yours, `${formatPartyShares(myShares)} of ${sharesSold}`],
    [WORDS.plays, formatPartyGames(numGames)],
    ...listPartySessionWinnings(session),
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
      <p className="muted">{PARTY_SESSION_STATUS_TEXTS[status]}</p>
      <dl className="party-of-ticket__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="small muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={href('my-account.lotto-party.session', { id })}>{WORDS.draw}</a>
      </p>
    </div>
  );
}
