import type { ReactNode } from 'react';
import { formatShortList } from '#domain/list-format.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { Countdown } from '../../_ui/countdown.tsx';
import { PagedAccountItemList } from '../../_ui/list/account-list.tsx';
import { createGiveawayDrawLinkParams } from '../_shared/giveaway-link.ts';
import { membershipMessages } from '../_shared/membership.messages.gen.ts';
import type { CustomerGiveawayDrawRow, OwnGiveawayDrawsBlockData } from './own-giveaway-draws.data.ts';
import type { OwnGiveawayDrawsProps } from './own-giveaway-draws.gen.ts';
import { type OwnGiveawayDrawsMessages, ownGiveawayDrawsMessages } from './own-giveaway-draws.messages.gen.ts';

const ROUTES = { current: 'my-account.current-giveaways', closed: 'my-account.closed-giveaways' };

export function OwnGiveawayDraws({ props, data }: BlockProps<OwnGiveawayDrawsProps, OwnGiveawayDrawsBlockData>) {
  const messages = useMessages(ownGiveawayDrawsMessages);
  const href = useRouteHrefBuilder();
  const { show, heading, links, emptyText, emptyActions } = props;
  const { giveaways, page, pages } = data;
  return (
    <PagedAccountItemList
      className="own-giveaway-draws"
      rowsClassName="own-giveaway-draws__draws"
      heading={heading}
      links={links}
      linksLabel={messages.links()}
      empty={{ text: emptyText, actions: emptyActions }}
      pages={{
        label: show === 'current' ? messages.currentPages() : messages.closedPages(),
        page: Math.min(page, pages),
        count: pages,
        href: (at) => href(ROUTES[show], at),
      }}
      rows={giveaways.map((giveaway) => <Giveaway key={giveaway.id} giveaway={giveaway} isOver={show === 'closed'} />)}
    />
  );
}

function Giveaway({ giveaway, isOver }: { readonly giveaway: CustomerGiveawayDrawRow; readonly isOver: boolean }) {
  const messages = useMessages(ownGiveawayDrawsMessages);
  const { locale } = useSite();
  const { giveawayAndDraw } = useMessages(membershipMessages);
  const href = useRouteHrefBuilder();
  const { name, type, drawNo, prize, worth, drawn, left, day, numEntries, entryStatus, result, winners } = giveaway;
  return (
    <li
      className={`own-giveaway-draws__draw own-giveaway-draws__draw--${isOver ? result : entryStatus} card ground-surface`}
    >
      <div className="own-giveaway-draws__what">
        <h2 className="card-title">
          <a href={href('daily-winners.giveaway', createGiveawayDrawLinkParams({ type, drawNo }))}>{name}</a>
        </h2>
        <p className="small muted">{giveawayAndDraw({ type, drawNo: String(drawNo) })}</p>
      </div>
      <p className="own-giveaway-draws__state">{describeState(giveaway, isOver, messages)}</p>
      <p className="own-giveaway-draws__prize">{prize}</p>
      <dl className="own-giveaway-draws__facts">
        <Fact name={messages.worth()}>{worth}</Fact>
        <Fact name={messages.drawn()}>
          <time dateTime={drawn.at}>{isOver ? day : drawn.text}</time>
        </Fact>
        {isOver ? null : (
          <Fact name={messages.left()}>
            <Countdown left={left} />
          </Fact>
        )}
        <Fact name={messages.entries()}>{numEntries}</Fact>
      </dl>
      {winners.length > 0 ? (
        <p className="small muted">{messages.winners({ names: formatShortList(winners, locale) })}</p>
      ) : null}
    </li>
  );
}

function describeState(
  { numEntries, entryStatus, result }: Pick<CustomerGiveawayDrawRow, 'numEntries' | 'entryStatus' | 'result'>,
  isOver: boolean,
  messages: OwnGiveawayDrawsMessages,
): string {
  if (isOver) return messages.result({ result });
  // There is nothing to unlock where the customer's tier, or who is no member, has no entries.
  return numEntries === 0 ? messages.none() : messages.entryStatus({ status: entryStatus });
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="small muted">{name}</dt>
      <dd className="figure">{children}</dd>
    </div>
  );
}
