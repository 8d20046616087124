import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { PaginationLinks } from '../../_ui/page-links.tsx';
import { partyMessages } from '../_shared/party.messages.gen.ts';
import { PartySessionCard } from '../_shared/party-cards.tsx';
import type { PartyGroupBlockData } from './party-group.data.ts';
import type { PartyGroupProps } from './party-group.gen.ts';
import { partyGroupMessages } from './party-group.messages.gen.ts';

export function PartyGroup({ id: blockId, props, data }: BlockProps<PartyGroupProps, PartyGroupBlockData>) {
  const messages = useMessages(partyGroupMessages);
  const { membersAndPublicity } = useMessages(partyMessages);
  const href = useRouteHrefBuilder();
  const { group, sessions, page, pages } = data;
  const { id, name, owner, token, members, publicity } = group;
  return (
    <section className="party-group band">
      <div className="wrap">
        <header className="party-group__head">
          <h1>{name}</h1>
          <p className="muted">
            {owner === ''
              ? membersAndPublicity({ members, publicity })
              : messages.summary({ members, publicity, owner })}
          </p>
          <p>
            <a href={href('my-account.lotto-party')}>{messages.all()}</a>
          </p>
        </header>
        {token === null ? null : (
          <div className="party-group__invite card ground-surface">
            <h2>{messages.invite()}</h2>
            <p>{props.invite}</p>
            <div
              className="party-group__address"
              data-own-address={href('lotto-party.group', {}, { token })}
              data-copied={messages.copied()}
              data-not-copied={messages.notCopied()}
              hidden
            >
              <div className="field">
                <label htmlFor={`${blockId}-address`}>{messages.address()}</label>
                <input id={`${blockId}-address`} type="url" readOnly />
              </div>
              <button type="button" className="button">
                {messages.copy()}
              </button>
              <button type="button" className="button button--secondary" data-share={name} hidden>
                {messages.share()}
              </button>
            </div>
            <p>
              <a href={href('lotto-party.group', {}, { token })}>{messages.invitation()}</a>
            </p>
          </div>
        )}
        <h2>{messages.played()}</h2>
        {sessions.length === 0 ? <p>{props.emptyText}</p> : null}
        <ul className="party-group__sessions">
          {sessions.map((session) => (
            <PartySessionCard key={session.id} session={session} title={session.lotteryName} />
          ))}
        </ul>
        <PaginationLinks
          label={messages.pages()}
          page={page}
          count={pages}
          href={(number) => href('my-account.lotto-party.group', number === 1 ? { id } : { id, page: String(number) })}
        />
      </div>
    </section>
  );
}
