import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { PaginationLinks } from '../../_ui/page-links.tsx';
import { PartySessionCard } from '../_shared/party-cards.tsx';
import type { PartyGroupView } from '../_shared/party-view.ts';
import {
  createGroupWizardLocationState,
  formatMemberCountAndPublicity,
  PARTY_SESSION_STATUS_TEXTS,
} from '../_shared/party-words.ts';
import type { OwnOrOpenPartiesBlockData } from './own-or-open-parties.data.ts';
import type { OwnOrOpenPartiesProps } from './own-or-open-parties.gen.ts';

const WORDS = {
  pages: { mine: 'Pages of your parties', open: 'Pages of parties' },
  logIn: 'Log in',
  idle: 'Plays nothing at the moment',
  draw: 'Draw',
  anyDraw: 'All draws',
  narrow: 'Show',
  choose: 'Choose a draw',
  all: 'Show all draws',
  noneForDraw: 'No party that anybody may join plays this draw at the moment.',
};

export function OwnOrOpenParties({ id, props, data }: BlockProps<OwnOrOpenPartiesProps, OwnOrOpenPartiesBlockData>) {
  const href = useRouteHrefBuilder();
  const { show, heading, emptyText, signIn } = props;
  const { isSignedIn, groups, sessions, page, pages, draws, draw } = data;
  const pageHref = (number: number) => {
    const at = number === 1 ? {} : { page: String(number) };
    return show === 'mine'
      ? href('my-account.lotto-party', at)
      : href('lotto-party', {}, { ...(draw && { draw }), ...at });
  };
  return (
    <section className="own-or-open-parties band" data-advertises={show === 'open' || undefined}>
      <div className="wrap">
        <h2>{heading}</h2>
        {isSignedIn ? null : (
          <div className="own-or-open-parties__empty card ground-surface">
            {signIn ? <p>{signIn}</p> : null}
            <p className="actions">
              <a className="button" href={href('login', {}, { target: href('lotto-party') })}>
                {WORDS.logIn}
              </a>
            </p>
          </div>
        )}
        {draws.length > 0 ? (
          <form className="own-or-open-parties__draws" action={href('lotto-party')} method="get">
            <p className="field">
              <label htmlFor={`${id}-draw`}>{WORDS.draw}</label>
              <select id={`${id}-draw`} name="draw" className="input" defaultValue={draw ?? ''}>
                <option value="">{WORDS.anyDraw}</option>
                {draws.map((choice) => (
                  <option key={choice.id} value={choice.id}>
                    {choice.label}
                  </option>
                ))}
              </select>
            </p>
            <button type="submit" className="button button--secondary">
              {WORDS.narrow}
            </button>
          </form>
        ) : null}
        {isSignedIn && groups.length + sessions.length === 0 ? (
          <p>
            {draw === null ? emptyText : WORDS.noneForDraw}{' '}
            {draw === null ? null : <a href={href('lotto-party')}>{WORDS.all}</a>}
          </p>
        ) : null}
        <ul className="own-or-open-parties__parties">
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
          {sessions.map((session) => (
            <PartySessionCard key={session.id} session={session} title={session.groupName} />
          ))}
        </ul>
        <PaginationLinks label={WORDS.pages[show]} page={page} count={pages} href={pageHref} />
      </div>
    </section>
  );
}

function Group({ group }: { readonly group: PartyGroupView }) {
  const href = useRouteHrefBuilder();
  const { id, name, isMember, open } = group;
  return (
    <li className="party-card card ground-surface covers">
      <h3 className="party-card__title">
        <a href={href('my-account.lotto-party.group', { id })}>{name}</a>
      </h3>
      <p className="small muted">{formatMemberCountAndPublicity(group)}</p>
      <p>{open ? `${open.lotteryName}: ${PARTY_SESSION_STATUS_TEXTS[open.status].toLowerCase()}` : WORDS.idle}</p>
      {open === null && isMember ? (
        <p data-advertises className="party-card__action">
          <a
            href={href('my-account.lotto-party.group', { id })}
            data-location-state={createGroupWizardLocationState(id, name)}
            aria-label={`${WORDS.choose}: ${name}`}
          >
            {WORDS.choose}
          </a>
        </p>
      ) : null}
    </li>
  );
}
