import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { notificationsMachine } from './notifications.machine.ts';
import type { NotificationsEvent } from './notifications.types.ts';

/** The feed of notifications. It lives across pages. */
export const notificationsFlow: FlowRef<SnapshotFrom<typeof notificationsMachine>, NotificationsEvent> = {
  id: 'notifications',
  scope: 'app',
};
