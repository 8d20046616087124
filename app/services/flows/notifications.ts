import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** The feed of notifications; the number on its button follows what was seen. */
export function createNotificationsFlowLoader({
  commerce: { notifications },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startNotificationsMachine } = await import('#machines/account/notifications/notifications.start.ts');
    return () => {
      const actor = startNotificationsMachine({
        fetchFeed: (signal) => notifications.list({ signal }),
        markViewed: (ids, signal) => notifications.viewed(ids, { signal }),
      });
      actor.on('notifications.viewed', ({ unviewed }) => {
        page.showVisitor({ unviewed });
      });
      return actor;
    };
  };
}
