import type { Notification } from '#schemas/generated/api/types.gen.ts';

export type NotificationFeedEntry = Pick<
  Notification,
  'id' | 'title' | 'icon' | 'message' | 'isAutoDismissed' | 'actions' | 'placementKey' | 'createdAt' | 'isViewed'
>;

export interface NotificationsMachineContext {
  readonly notifications: readonly NotificationFeedEntry[];
}

export type NotificationsEvent =
  /** The button of the feed was pressed. */
  { readonly type: 'FLOW.OPEN' } | { readonly type: 'FEED.CLOSE' } | { readonly type: 'FEED.RETRY' };

/** The number of unviewed notifications has changed. */
export interface NotificationsEmitted {
  readonly type: 'notifications.viewed';
  readonly unviewed: number;
}
