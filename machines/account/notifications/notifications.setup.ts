import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  NotificationFeedEntry,
  NotificationsEmitted,
  NotificationsEvent,
  NotificationsMachineContext,
} from './notifications.types.ts';

const types = {} as {
  context: NotificationsMachineContext;
  events: NotificationsEvent;
  emitted: NotificationsEmitted;
  meta: { readonly silent?: boolean };
};

/** In milliseconds (specification: Business constants and limits, "toast auto-dismiss 10 s"). */
export const notificationsDelays = { autoDismiss: 10_000 };

export const notificationsSetup = setup({
  types,
  delays: notificationsDelays,
  actors: {
    fetchFeed: fromPromise<readonly NotificationFeedEntry[]>(() =>
      Promise.reject(new Error('fetchFeed is not provided')),
    ),
    markViewed: fromPromise<number, readonly string[]>(() => Promise.reject(new Error('markViewed is not provided'))),
  },
  guards: {
    hasUnseen: ({ context }) => context.notifications.some(({ isViewed }) => !isViewed),
    hasAutoDismissed: ({ context }) => context.notifications.some(({ isAutoDismissed }) => isAutoDismissed),
  },
  actions: {
    removeAutoDismissed: assign(({ context }) => ({
      notifications: context.notifications.filter(({ isAutoDismissed }) => !isAutoDismissed),
    })),
    setNotifications: assign((_, { output }: { readonly output: readonly NotificationFeedEntry[] }) => ({
      notifications: output,
    })),
    clearNotifications: assign({ notifications: [] }),
    emitViewed: emit((_, { output }: { readonly output: number }) => ({
      type: 'notifications.viewed' as const,
      unviewed: output,
    })),
  },
});
