import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Days for which a remembered device needs no code. */
export const REMEMBERED_DEVICE_DAYS = 30;

const DAY = 86_400_000;

export class RememberedDeviceStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  isRemembered(customerId: string, deviceUuid: string | null, now: number): boolean {
    if (deviceUuid === null) return false;
    const row = this.#db
      .prepare('SELECT 1 FROM remembered_devices WHERE customer_id = ? AND device_uuid = ? AND expires_at > ?')
      .get(customerId, deviceUuid, now);
    return row !== undefined;
  }

  /** Gives the device a new random id. */
  remember(customerId: string, now: number): string {
    const deviceUuid = randomUUID();
    this.#db
      .prepare('INSERT INTO remembered_devices VALUES (?, ?, ?)')
      .run(customerId, deviceUuid, now + REMEMBERED_DEVICE_DAYS * DAY);
    return deviceUuid;
  }

  forgetAll(customerId: string): void {
    this.#db.prepare('DELETE FROM remembered_devices WHERE customer_id = ?').run(customerId);
  }
}
