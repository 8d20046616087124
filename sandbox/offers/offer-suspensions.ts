import type { DatabaseSync } from 'node:sqlite';
import { readIntegerColumn } from '../storage/rows.ts';

/** Whether the sale of an offer is suspended for the moment. */
export class OfferSuspensionStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  isSuspended(siteKey: string, offerKey: string): boolean {
    const row = this.#db
      .prepare('SELECT suspended FROM offer_states WHERE site_key = ? AND offer_key = ?')
      .get(siteKey, offerKey);
    return row !== undefined && readIntegerColumn(row, 'suspended') === 1;
  }

  setSuspended(siteKey: string, offerKey: string, suspended: boolean): void {
    this.#db
      .prepare(
        `INSERT INTO offer_states (site_key, offer_key, suspended) VALUES (?, ?, ?)
         ON CONFLICT (site_key, offer_key) DO UPDATE SET suspended = excluded.suspended`,
      )
      .run(siteKey, offerKey, Number(suspended));
  }
}
