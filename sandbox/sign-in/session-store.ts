import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type DatabaseRow, readIntegerColumn, readTextColumn } from '../storage/rows.ts';

/** A session of a customer on one device. */
export interface StoredCustomerSession {
  readonly id: string;
  readonly customerId: string;
  readonly deviceUuid: string;
  /** When the customer signed in, in epoch milliseconds. */
  readonly openedAt: number;
  /** End of the elevation by a one-time code, in epoch milliseconds; 0 without one. */
  readonly elevatedUntil: number;
}

export class CustomerSessionStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  open(customerId: string, deviceUuid: string, now: number): StoredCustomerSession {
    const id = randomUUID();
    this.#db
      .prepare('INSERT INTO sessions (id, customer_id, device_uuid, created_at) VALUES (?, ?, ?, ?)')
      .run(id, customerId, deviceUuid, now);
    return { id, customerId, deviceUuid, openedAt: now, elevatedUntil: 0 };
  }

  /** A session that has not ended. */
  findById(id: string): StoredCustomerSession | null {
    const row = this.#db.prepare('SELECT * FROM sessions WHERE id = ? AND ended_at IS NULL').get(id);
    return row ? sessionOf(row) : null;
  }

  elevate(id: string, until: number): void {
    this.#db.prepare('UPDATE sessions SET elevated_until = ? WHERE id = ?').run(until, id);
  }

  /** Changes the device id of a session. */
  setDevice(id: string, deviceUuid: string): void {
    this.#db.prepare('UPDATE sessions SET device_uuid = ? WHERE id = ?').run(deviceUuid, id);
  }

  /** Records the fingerprint of the device that exchanged the tokens. */
  setFingerprint(id: string, fingerprint: string): void {
    this.#db.prepare('UPDATE sessions SET fingerprint = ? WHERE id = ?').run(fingerprint, id);
  }

  /** Records that the customer chose to be remembered on this device. */
  markDeviceSaved(id: string): void {
    this.#db.prepare('UPDATE sessions SET saves_device = 1 WHERE id = ?').run(id);
  }

  end(id: string, now: number): void {
    this.#db.prepare('UPDATE sessions SET ended_at = ? WHERE id = ? AND ended_at IS NULL').run(now, id);
  }

  /** Ends every session of a customer but one. */
  endOthers(customerId: string, currentSessionId: string | null, now: number): void {
    this.#db
      .prepare('UPDATE sessions SET ended_at = ? WHERE customer_id = ? AND id IS NOT ? AND ended_at IS NULL')
      .run(now, customerId, currentSessionId);
  }
}

function sessionOf(row: DatabaseRow): StoredCustomerSession {
  return {
    id: readTextColumn(row, 'id'),
    customerId: readTextColumn(row, 'customer_id'),
    deviceUuid: readTextColumn(row, 'device_uuid'),
    openedAt: readIntegerColumn(row, 'created_at'),
    elevatedUntil: readIntegerColumn(row, 'elevated_until'),
  };
}
