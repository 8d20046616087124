import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { PaginationLinks } from '../../_ui/page-links.tsx';
import { PartySessionCard } from '../_shared/party-cards.tsx';
import { formatMemberCountAndPublicity, PARTY_WORDS } from '../_shared/party-words.ts';
import type { PartyGroupBlockData } from './party-group.data.ts';
import type { PartyGroupProps } from './party-group.gen.ts';

const WORDS = {
  invite: 'Invite others',
  invitation: 'Open the invitation',
  address: 'Address of the invitation',
  copy: 'Copy the address',
  share: 'Share',
  played: 'What this party plays',
  pages: 'Pages of draws',
  all: 'All your parties',
};

export function PartyGroup({ id: blockId, props, data }: BlockProps<PartyGroupProps, PartyGroupBlockData>) {
  const href = useRouteHrefBuilder();
  const { group, sessions, page, pages } = data;
  const { id, name, owner, token } = group;
  return (
    <section className="party-group band">
      <div className="wrap">
        <header className="party-group__head">
          <h1>{name}</h1>
          <p className="muted">
            {formatMemberCountAndPublicity(group)}
            {owner === '' ? null : `. ${PARTY_WORDS.organiser} ${owner}`}
          </p>
          <p>
            <a href={href('my-account.lotto-party')}>{WORDS.all}</a>
          </p>
        </header>
        {token === null ? null : (
          <div className="party-group__invite card ground-surface">
            <h2>{WORDS.invite}</h2>
            <p>{props.invite}</p>
            <div className="party-group__address" data-own-address={href('lotto-party.group', {}, { token })} hidden>
              <div className="field">
                <label htmlFor={`${blockId}-address`}>{WORDS.address}</label>
                <input id={`${blockId}-address`} type="url" readOnly />
              </div>
              <button type="button" className="button">
                {WORDS.copy}
              </button>
              <button type="button" className="button button--secondary" data-share={name} hidden>
                {WORDS.share}
              </button>
            </div>
            <p>
              <a href={href('lotto-party.group', {}, { token })}>{WORDS.invitation}</a>
            </p>
          </div>
        )}
        <h2>{WORDS.played}</h2>
        {sessions.length === 0 ? <p>{props.emptyText}</p> : null}
        <ul className="party-group__sessions">
          {sessions.map((session) => (
            <PartySessionCard key={session.id} session={session} title={session.lotteryName} />
          ))}
        </ul>
        <PaginationLinks
          label={WORDS.pages}
          page={page}
          count={pages}
          href={(number) => href('my-account.lotto-party.group', number === 1 ? { id } : { id, page: String(number) })}
        />
      </div>
    </section>
  );
}
