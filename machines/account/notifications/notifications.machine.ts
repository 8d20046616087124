import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  NotificationsContext,
  NotificationsEmitted,
  NotificationsEvent,
  ShownNotification,
} from './notifications.types.ts';

const types = {} as {
  context: NotificationsContext;
  events: NotificationsEvent;
  emitted: NotificationsEmitted;
  meta: { readonly silent?: boolean };
};

/** In milliseconds (specification: Business constants and limits, "toast auto-dismiss 10 s"). */
export const notificationsDelays = { autoDismiss: 10_000 };

/**
 * The feed of notifications (specification: Entities, "Notification"). It is asked for each time it is opened; what is shown
 * counts as seen, and what goes by itself goes while it is open. A change of customer is another document, so nothing of
 * the one before can be left in it.
 */
export const notificationsMachine = setup({
  types,
  delays: notificationsDelays,
  actors: {
    fetchFeed: fromPromise<readonly ShownNotification[]>(() => Promise.reject(new Error('fetchFeed is not provided'))),
    markViewed: fromPromise<number, readonly string[]>(() => Promise.reject(new Error('markViewed is not provided'))),
  },
  guards: {
    hasUnseen: ({ context }) => context.notifications.some(({ isViewed }) => !isViewed),
    hasPassing: ({ context }) => context.notifications.some(({ isAutoDismissed }) => isAutoDismissed),
  },
  actions: {
    dropPassing: assign(({ context }) => ({
      notifications: context.notifications.filter(({ isAutoDismissed }) => !isAutoDismissed),
    })),
    forget: assign({ notifications: [] }),
    tellViewed: emit((_, unviewed: number) => ({ type: 'notifications.viewed' as const, unviewed })),
  },
}).createMachine({
  id: 'notifications',
  context: { notifications: [] },
  initial: 'closed',
  states: {
    closed: {
      meta: { silent: true },
      entry: 'forget',
      on: { 'FLOW.OPEN': 'fetching' },
    },
    fetching: {
      invoke: {
        id: 'fetchFeed',
        src: 'fetchFeed',
        onDone: { target: 'shown', actions: assign(({ event }) => ({ notifications: event.output })) },
        onError: 'failed',
      },
      on: { 'FEED.CLOSE': 'closed' },
    },
    failed: { on: { 'FEED.RETRY': 'fetching', 'FEED.CLOSE': 'closed' } },
    shown: {
      type: 'parallel',
      on: { 'FEED.CLOSE': 'closed' },
      states: {
        seeing: {
          initial: 'looking',
          states: {
            looking: { always: [{ guard: 'hasUnseen', target: 'telling' }, { target: 'seen' }] },
            telling: {
              invoke: {
                id: 'markViewed',
                src: 'markViewed',
                input: ({ context }) => context.notifications.filter(({ isViewed }) => !isViewed).map(({ id }) => id),
                onDone: { target: 'seen', actions: { type: 'tellViewed', params: ({ event }) => event.output } },
                // It counts as unseen until the feed is opened again.
                onError: 'seen',
              },
            },
            seen: {},
          },
        },
        passing: {
          initial: 'waiting',
          states: {
            waiting: { after: { autoDismiss: { guard: 'hasPassing', target: 'passed', actions: 'dropPassing' } } },
            passed: {},
          },
        },
      },
    },
  },
});
