import { getActorOutput } from '../../_kit/params.ts';
import { notificationsSetup } from './notifications.setup.ts';
import type { NotificationsMachineContext } from './notifications.types.ts';

/**
 * The feed of notifications (specification: Entities, "Notification"). Each opening fetches it; shown entries count as viewed,
 * and auto-dismissed ones disappear while it is open. A change of customer loads a new document, so no entries of the previous
 * customer remain.
 */
export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  context: { notifications: [] },
  initial: 'closed',
  states: {
    closed: {
      meta: { silent: true },
      entry: 'clearNotifications',
      on: { 'FLOW.OPEN': 'fetching' },
    },
    fetching: {
      invoke: {
        id: 'fetchFeed',
        src: 'fetchFeed',
        onDone: { target: 'shown', actions: { type: 'setNotifications', params: getActorOutput } },
        onError: 'failed',
      },
      on: { 'FEED.CLOSE': 'closed' },
    },
    failed: { on: { 'FEED.RETRY': 'fetching', 'FEED.CLOSE': 'closed' } },
    shown: {
      type: 'parallel',
      on: { 'FEED.CLOSE': 'closed' },
      states: {
        viewing: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'hasUnseen', target: 'marking_viewed' }, { target: 'viewed' }] },
            marking_viewed: {
              invoke: {
                id: 'markViewed',
                src: 'markViewed',
                input: markViewedInput,
                onDone: { target: 'viewed', actions: { type: 'emitViewed', params: getActorOutput } },
                // The entries stay unviewed until the feed reopens.
                onError: 'viewed',
              },
            },
            viewed: {},
          },
        },
        auto_dismissal: {
          initial: 'waiting',
          states: {
            waiting: {
              after: {
                autoDismiss: { guard: 'hasAutoDismissed', target: 'dismissed', actions: 'removeAutoDismissed' },
              },
            },
            dismissed: {},
          },
        },
      },
    },
  },
});

function markViewedInput({ context }: { readonly context: NotificationsMachineContext }) {
  return context.notifications.filter(({ isViewed }) => !isViewed).map(({ id }) => id);
}
