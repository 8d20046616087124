import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Notification } from '#schemas/generated/api/wire-types.gen.ts';
import {
  type DatabaseRow,
  readIntegerColumn,
  readNullableIntegerColumn,
  readNullableTextColumn,
  readTextColumn,
} from '../../storage/rows.ts';

export type NewNotification = Omit<Notification, 'id' | 'created_at' | 'is_viewed'>;

/** Maximum length of a feed. */
const MAX_NOTIFICATIONS = 30;

/** The notifications in the customer's feed. Self-dismissing ones are removed once viewed. */
export class NotificationStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  add(customerId: string, notification: NewNotification, at: number): void {
    const { title, icon, message, is_auto_dismissed, actions, placement_key } = notification;
    this.#db
      .prepare(
        `INSERT INTO notifications (id, customer_id, title, icon, message, is_auto_dismissed, actions, placement_key, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        randomUUID(),
        customerId,
        title,
        icon,
        message,
        is_auto_dismissed ? 1 : 0,
        JSON.stringify(actions),
        placement_key,
        at,
      );
  }

  /** The newest first. */
  listByCustomer(customerId: string): Notification[] {
    return this.#db
      .prepare(
        `SELECT * FROM notifications WHERE customer_id = ? AND (is_auto_dismissed = 0 OR viewed_at IS NULL)
         ORDER BY created_at DESC, id LIMIT ?`,
      )
      .all(customerId, MAX_NOTIFICATIONS)
      .map(notificationOf);
  }

  /** Marks notifications as viewed and returns how many are unread. */
  markViewed(customerId: string, ids: readonly string[], at: number): number {
    const mark = this.#db.prepare(
      'UPDATE notifications SET viewed_at = ? WHERE id = ? AND customer_id = ? AND viewed_at IS NULL',
    );
    for (const id of ids) mark.run(at, id, customerId);
    return this.listByCustomer(customerId).filter(({ is_viewed }) => !is_viewed).length;
  }
}

function notificationOf(row: DatabaseRow): Notification {
  return {
    id: readTextColumn(row, 'id'),
    title: readTextColumn(row, 'title'),
    icon: readNullableTextColumn(row, 'icon'),
    message: readTextColumn(row, 'message'),
    is_auto_dismissed: readIntegerColumn(row, 'is_auto_dismissed') === 1,
    actions: JSON.parse(readTextColumn(row, 'actions')),
    placement_key: readTextColumn(row, 'placement_key'),
    created_at: new Date(readIntegerColumn(row, 'created_at')).toISOString(),
    is_viewed: readNullableIntegerColumn(row, 'viewed_at') !== null,
  };
}
