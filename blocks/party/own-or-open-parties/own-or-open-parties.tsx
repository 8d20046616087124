import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { PaginationLinks } from '../../_ui/page-links.tsx';
import { partyMessages } from '../_shared/party.messages.gen.ts';
import { PartySessionCard } from '../_shared/party-cards.tsx';
import { createGroupWizardLocationState } from '../_shared/party-texts.ts';
import type { PartyGroupView } from '../_shared/party-view.ts';
import type { OwnOrOpenPartiesBlockData } from './own-or-open-parties.data.ts';
import type { OwnOrOpenPartiesProps } from './own-or-open-parties.gen.ts';
import { ownOrOpenPartiesMessages } from './own-or-open-parties.messages.gen.ts';

export function OwnOrOpenParties({ id, props, data }: BlockProps<OwnOrOpenPartiesProps, OwnOrOpenPartiesBlockData>) {
  const messages = useMessages(ownOrOpenPartiesMessages);
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
                {messages.logIn()}
              </a>
            </p>
          </div>
        )}
        {draws.length > 0 ? (
          <form className="own-or-open-parties__draws" action={href('lotto-party')} method="get">
            <p className="field">
              <label htmlFor={`${id}-draw`}>{messages.draw()}</label>
              <select id={`${id}-draw`} name="draw" className="input" defaultValue={draw ?? ''}>
                <option value="">{messages.anyDraw()}</option>
                {draws.map((choice) => (
                  <option key={choice.id} value={choice.id}>
                    {messages.drawOption({ lottery: choice.lottery, day: choice.day, time: choice.time })}
                  </option>
                ))}
              </select>
            </p>
            <button type="submit" className="button button--secondary">
              {messages.narrow()}
            </button>
          </form>
        ) : null}
        {isSignedIn && groups.length + sessions.length === 0 ? (
          <p>
            {draw === null ? emptyText : messages.noneForDraw()}{' '}
            {draw === null ? null : <a href={href('lotto-party')}>{messages.all()}</a>}
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
        <PaginationLinks
          label={show === 'mine' ? messages.ownPages() : messages.openPages()}
          page={page}
          count={pages}
          href={pageHref}
        />
      </div>
    </section>
  );
}

function Group({ group }: { readonly group: PartyGroupView }) {
  const messages = useMessages(ownOrOpenPartiesMessages);
  const href = useRouteHrefBuilder();
  const { id, name, members, publicity, isMember, open } = group;
  const { membersAndPublicity } = useMessages(partyMessages);
  return (
    <li className="party-card card ground-surface covers">
      <h3 className="party-card__title">
        <a href={href('my-account.lotto-party.group', { id })}>{name}</a>
      </h3>
      <p className="small muted">{membersAndPublicity({ members, publicity })}</p>
      <p>{open ? messages.playing({ lottery: open.lotteryName, status: open.status }) : messages.idle()}</p>
      {open === null && isMember ? (
        <p data-advertises className="party-card__action">
          <a
            href={href('my-account.lotto-party.group', { id })}
            data-location-state={createGroupWizardLocationState(id, name)}
            aria-label={messages.chooseFor({ group: name })}
          >
            {messages.choose()}
          </a>
        </p>
      ) : null}
    </li>
  );
}
