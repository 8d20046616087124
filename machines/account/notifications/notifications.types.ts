import type { Notification } from '#schemas/generated/api/types.gen.ts';

export type NotificationFeedEntry = Pick<
  Notification,
  'id' | 'title' | 'icon' | 'message' | 'isAutoDismissed' | 'actions' | 'placementKey' | 'createdAt' | 'isViewed'
>;

export interface NotificationsMachineContext {
  readonly notifications: readonly NotificationFeedEntry[];
}

export type NotificationsEvent =
  /** Somebody pressed the button of the feed. */
  { readonly type: 'FLOW.OPEN' } | { readonly type: 'FEED.CLOSE' } | { readonly type: 'FEED.RETRY' };

/** How many notifications nobody has looked at is another number now. */
export interface NotificationsEmitted {
  readonly type: 'notifications.viewed';
  readonly unviewed: number;
}
