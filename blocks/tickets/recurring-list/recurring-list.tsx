import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { PagedAccountItemList } from '../../_ui/list/account-list.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { formatOutcomeOfLastRecurringPurchase, formatRecurringStatus } from '../_shared/describe-recurring.ts';
import { recurringMessages } from '../_shared/recurring.messages.gen.ts';
import { RECURRING_PURCHASE_ROUTE_IDS } from '../_shared/recurring-route.ts';
import type { RecurringPurchaseSummaryView } from '../_shared/recurring-view.ts';
import type { RecurringListBlockData } from './recurring-list.data.ts';
import type { RecurringListProps } from './recurring-list.gen.ts';
import { recurringListMessages } from './recurring-list.messages.gen.ts';

const ROUTES = {
  all: 'my-account.recurring-purchases',
  autoplay: 'my-account.autoplay',
  subscription: 'my-account.subscriptions',
};

export function RecurringList({
  props,
  data,
  slots,
}: BlockProps<RecurringListProps, RecurringListBlockData, 'attention'>) {
  const messages = useMessages(recurringListMessages);
  const href = useRouteHrefBuilder();
  const { show, heading, links, emptyText, emptyActions } = props;
  const { purchases, page, pages } = data;
  return (
    <PagedAccountItemList
      className="recurring-list"
      heading={heading}
      links={links}
      attention={slots.attention}
      empty={{ text: emptyText, actions: emptyActions }}
      pages={{ label: messages.pages(), page, count: pages, href: (at) => href(ROUTES[show], at) }}
      rows={purchases.map((purchase) => <Purchase key={purchase.id} purchase={purchase} />)}
    />
  );
}

function Purchase({ purchase }: { readonly purchase: RecurringPurchaseSummaryView }) {
  const messages = useMessages(recurringListMessages);
  const recurringTexts = useMessages(recurringMessages);
  const href = useRouteHrefBuilder();
  const managed = { autoplay: useCapability('autoplay_manage'), subscription: useCapability('subscription_manage') };
  const { id, type, name, picture, description, label, status, pausedUntil, nextDay, price } = purchase;
  const last = formatOutcomeOfLastRecurringPurchase(purchase, recurringTexts);
  return (
    <li
      className={`account-list__row recurring-list__purchase recurring-list__purchase--${status} card ground-surface covers`}
    >
      {picture ? <Photo image={picture} sizes="3.5rem" className="account-list__picture" /> : null}
      <div className="account-list__what">
        <h2 className="card-title">
          {managed[type] ? <a href={href(RECURRING_PURCHASE_ROUTE_IDS[type], { id })}>{name}</a> : name}
        </h2>
        <p className="small muted">
          {messages.typeAndRhythm({ type: recurringTexts.typeName({ type }), rhythm: label })}
        </p>
        <p>{description}</p>
      </div>
      <dl className="account-list__facts">
        <div>
          <dt className="small">{messages.next()}</dt>
          <dd>{nextDay ?? messages.none()}</dd>
        </div>
        <div>
          <dt className="small">{messages.price()}</dt>
          <dd className="figure">{price}</dd>
        </div>
      </dl>
      <div className="account-list__state recurring-list__status">
        <p>{formatRecurringStatus(status, pausedUntil, recurringTexts)}</p>
        {last === null ? null : <p className="small muted">{last}</p>}
      </div>
    </li>
  );
}
