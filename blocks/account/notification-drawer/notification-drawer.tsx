import { useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { notificationsFlow } from '#machines/account/notifications/notifications.flow.ts';
import type { NotificationFeedEntry } from '#machines/account/notifications/notifications.types.ts';
import { notificationsView } from '#machines/account/notifications/notifications.view.ts';
import { Icon, isIconName } from '../../_ui/icon.tsx';
import { parseNotificationActionLink } from '../../_ui/notification-action.ts';
import type { NotificationDrawerProps } from './notification-drawer.gen.ts';
import { notificationDrawerMessages } from './notification-drawer.messages.gen.ts';

/** The feed, in a drawer beside the page (specification: Navigation bar, "Notification icon"). */
export function NotificationDrawer({ id, props }: BlockProps<NotificationDrawerProps>) {
  const messages = useMessages(notificationDrawerMessages);
  const { heading = messages.heading(), empty = messages.empty(), placements = ['feed'] } = props;
  const { view, send } = useFlow(notificationsFlow, notificationsView, false);
  const dialog = useRef<HTMLDialogElement>(null);
  const step = view?.step ?? 'closed';
  const isOpen = step !== 'closed';
  const listed = view?.notifications.filter(({ placementKey }) => placements.includes(placementKey)) ?? [];

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className="notification-drawer ground-surface"
      aria-labelledby={`${id}-heading`}
      onClose={() => send({ type: 'FEED.CLOSE' })}
      closedby="any"
    >
      <div className="notification-drawer__inner">
        <div className="notification-drawer__head">
          <h2 id={`${id}-heading`}>{heading}</h2>
          <button
            type="button"
            className="button button--quiet"
            aria-label={messages.close()}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <p role="status" className="notification-drawer__state muted">
          {step === 'fetching' ? messages.fetching() : step === 'shown' && listed.length === 0 ? empty : null}
        </p>
        {step === 'failed' ? (
          <div role="alert">
            <p>{messages.failed()}</p>
            <p className="actions">
              <button type="button" className="button button--secondary" onClick={() => send({ type: 'FEED.RETRY' })}>
                {messages.retry()}
              </button>
            </p>
          </div>
        ) : null}
        {listed.length > 0 ? (
          <ul className="notification-drawer__list">
            {listed.map((notification) => (
              <Entry key={notification.id} notification={notification} />
            ))}
          </ul>
        ) : null}
      </div>
    </dialog>
  );
}

function Entry({ notification }: { readonly notification: NotificationFeedEntry }) {
  const messages = useMessages(notificationDrawerMessages);
  const { title, icon, message, actions, createdAt, isViewed } = notification;
  return (
    <li className={isViewed ? undefined : 'notification-drawer__fresh'}>
      {icon !== null && isIconName(icon) ? <Icon name={icon} /> : null}
      <div>
        <h3 className="notification-drawer__title">
          {title} {isViewed ? null : <span className="badge">{messages.fresh()}</span>}
        </h3>
        <p>{message}</p>
        <p className="small muted">
          <time dateTime={createdAt}>{messages.createdAt({ moment: Date.parse(createdAt) })}</time>
        </p>
        <p className="actions">
          {actions.flatMap(({ label, url }) => {
            const action = parseNotificationActionLink(url);
            return action ? (
              <a
                key={url}
                className="button button--secondary"
                href={action.href}
                rel={action.external ? 'external noopener' : undefined}
              >
                {label}
              </a>
            ) : (
              []
            );
          })}
        </p>
      </div>
    </li>
  );
}
