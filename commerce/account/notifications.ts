import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type * as calls from '#schemas/generated/api/notifications.calls.gen.ts';
import type { Notification } from '#schemas/generated/api/types.gen.ts';

const list: CallRefOf<typeof calls.notificationsList> = { id: 'notifications.list' };
const viewed: CallRefOf<typeof calls.notificationsViewed> = { id: 'notifications.viewed' };

type Options = Pick<CallOptions<never>, 'signal'>;

/** Calls about the notification feed of a customer. */
export interface NotificationFeedCalls {
  /** Newest first. */
  list(options?: Options): Promise<readonly Notification[]>;
  /** Marks notifications as viewed and returns how many are unviewed. */
  viewed(ids: readonly string[], options?: Options): Promise<number>;
}

export function createNotificationFeedCalls(transport: ApiTransport): NotificationFeedCalls {
  return {
    async list(options = {}) {
      return (await transport.send(list, {}, options)).result;
    },
    async viewed(ids, options = {}) {
      return (await transport.send(viewed, { body: { ids: [...ids] } }, options)).result.unviewed;
    },
  };
}
