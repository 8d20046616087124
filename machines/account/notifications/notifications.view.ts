import type { SnapshotFrom } from 'xstate';
import type { notificationsMachine } from './notifications.machine.ts';
import type { NotificationFeedEntry } from './notifications.types.ts';

export interface NotificationsView {
  readonly step: 'closed' | 'fetching' | 'failed' | 'shown';
  readonly notifications: readonly NotificationFeedEntry[];
}

export function notificationsView(snapshot: SnapshotFrom<typeof notificationsMachine>): NotificationsView {
  const { notifications } = snapshot.context;
  if (snapshot.matches('fetching')) return { step: 'fetching', notifications: [] };
  if (snapshot.matches('failed')) return { step: 'failed', notifications: [] };
  return { step: snapshot.matches('shown') ? 'shown' : 'closed', notifications };
}
