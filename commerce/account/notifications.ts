import type { ApiTransport, CallOptions, CallRefOf } from '#engine/api/transport.ts';
import type * as calls from '#schemas/generated/api/notifications.calls.gen.ts';
import type { Notification } from '#schemas/generated/api/types.gen.ts';

const list: CallRefOf<typeof calls.notificationsList> = { id: 'notifications.list' };
const viewed: CallRefOf<typeof calls.notificationsViewed> = { id: 'notifications.viewed' };

type Options = Pick<CallOptions<never>, 'signal'>;

/** What the shop tells a customer in the feed. */
export interface NotificationCalls {
  /** The newest first. */
  list(options?: Options): Promise<readonly Notification[]>;
  /** Tells that the customer has seen these, and answers how many are left unseen. */
  viewed(ids: readonly string[], options?: Options): Promise<number>;
}

export function createNotificationCalls(transport: ApiTransport): NotificationCalls {
  return {
    async list(options = {}) {
      return (await transport.send(list, {}, options)).result;
    },
    async viewed(ids, options = {}) {
      return (await transport.send(viewed, { body: { ids: [...ids] } }, options)).result.unviewed;
    },
  };
}
