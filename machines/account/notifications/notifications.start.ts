import { createActor, fromPromise } from 'xstate';
import { notificationsMachine } from './notifications.machine.ts';
import type { NotificationFeedEntry } from './notifications.types.ts';

export interface NotificationsServices {
  readonly fetchFeed: (signal: AbortSignal) => Promise<readonly NotificationFeedEntry[]>;
  readonly markViewed: (ids: readonly string[], signal: AbortSignal) => Promise<number>;
}

export function startNotificationsMachine({ fetchFeed, markViewed }: NotificationsServices) {
  const actors = {
    fetchFeed: fromPromise<readonly NotificationFeedEntry[]>(({ signal }) => fetchFeed(signal)),
    markViewed: fromPromise<number, readonly string[]>(({ input, signal }) => markViewed(input, signal)),
  };
  return createActor(notificationsMachine.provide({ actors })).start();
}
