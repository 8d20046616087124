import { formatShortList } from '#domain/list-format.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder, useSite } from '#engine/render/block-context.tsx';
import { ContentCardHeading } from '../../_ui/card-title.tsx';
import { PagedAccountItemList } from '../../_ui/list/account-list.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { chooseTicketDateLabel, describeTicketOutcome } from '../../_ui/ticket/describe-ticket.ts';
import { purchasedTicketMessages } from '../../_ui/ticket/purchased-ticket.messages.gen.ts';
import type { PurchasedTicketView } from '../../_ui/ticket/ticket-view.ts';
import type { OrderListBlockData } from './order-list.data.ts';
import type { OrderListProps } from './order-list.gen.ts';
import { orderListMessages } from './order-list.messages.gen.ts';

const ROUTES = { upcoming: 'my-account.upcoming-tickets', past: 'my-account.past-tickets' };

export function OrderList({ props, data }: BlockProps<OrderListProps, OrderListBlockData>) {
  const messages = useMessages(orderListMessages);
  const href = useRouteHrefBuilder();
  const { show, most, heading, links, emptyText, emptyActions } = props;
  const { tickets, page, pages } = data;
  const isPart = most !== undefined;
  if (isPart && tickets.length === 0) return null;
  return (
    <PagedAccountItemList
      className="order-list"
      heading={heading}
      isPart={isPart}
      links={links}
      empty={{ text: emptyText, actions: emptyActions }}
      pages={{
        label: show === 'upcoming' ? messages.upcomingPages() : messages.pastPages(),
        page,
        count: pages,
        href: (at) => href(ROUTES[show], at),
      }}
      rows={tickets.map((ticket) => <Ticket key={ticket.id} ticket={ticket} isBelow={isPart} />)}
    />
  );
}

function Ticket({ ticket, isBelow }: { readonly ticket: PurchasedTicketView; readonly isBelow: boolean }) {
  const { locale } = useSite();
  const messages = useMessages(purchasedTicketMessages);
  const href = useRouteHrefBuilder();
  const { id, route, name, type, what, picture, state, isDeferred, next, ends, price } = ticket;
  return (
    <li className={`account-list__row order-list__ticket order-list__ticket--${state} card ground-surface covers`}>
      {picture ? <Photo image={picture} sizes="3.5rem" className="account-list__picture" /> : null}
      <div className="account-list__what">
        <ContentCardHeading below={isBelow}>
          <a href={href(route, { id })}>{name}</a>
        </ContentCardHeading>
        <p className="small muted">
          {messages.kind({ type })}
          {isDeferred ? <span className="order-list__tag">{messages.deferred()}</span> : null}
        </p>
        <p>{formatShortList(what, locale)}</p>
      </div>
      <dl className="account-list__facts">
        <div>
          <dt className="small">{chooseTicketDateLabel(ticket, messages)}</dt>
          <dd>{next ? <time dateTime={next.at}>{messages.moment(next)}</time> : ends}</dd>
        </div>
        <div>
          <dt className="small">{messages.price()}</dt>
          <dd className="figure">{price}</dd>
        </div>
      </dl>
      <p className="account-list__state order-list__outcome">{describeTicketOutcome(ticket, messages)}</p>
    </li>
  );
}
