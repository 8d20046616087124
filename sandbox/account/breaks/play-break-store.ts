import type { DatabaseSync } from 'node:sqlite';
import { readEnumColumn } from '../../storage/enum-columns.ts';
import { readIntegerColumn, readNullableIntegerColumn } from '../../storage/rows.ts';

const KINDS = ['time_out', 'self_exclusion'] as const;

/** A customer's break from playing. Moments are epoch milliseconds. */
export interface StoredPlayBreak {
  readonly kind: (typeof KINDS)[number];
  readonly startedAt: number;
  /** Null for a self-exclusion until the customer has requested to return. */
  readonly endsAt: number | null;
  /** When the customer may first request to return; null for a time-out, which ends by itself. */
  readonly returnFrom: number | null;
}

/** The current break of each customer. An ended break is not returned. */
export class PlayBreakStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  findByCustomer(customerId: string, now: number): StoredPlayBreak | null {
    const row = this.#db.prepare('SELECT * FROM play_breaks WHERE customer_id = ?').get(customerId);
    if (!row) return null;
    const endsAt = readNullableIntegerColumn(row, 'ends_at');
    if (endsAt !== null && endsAt <= now) return null;
    return {
      kind: readEnumColumn(row, 'kind', KINDS),
      startedAt: readIntegerColumn(row, 'started_at'),
      endsAt,
      returnFrom: readNullableIntegerColumn(row, 'return_from'),
    };
  }

  /** Replaces the break of a customer. A break with the same start counts as the same one, changed. */
  set(customerId: string, { kind, startedAt, endsAt, returnFrom }: StoredPlayBreak): void {
    this.#db
      .prepare(
        `INSERT INTO play_breaks (customer_id, kind, started_at, ends_at, return_from) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (customer_id) DO UPDATE SET kind = excluded.kind, ends_at = excluded.ends_at,
           return_from = excluded.return_from, started_at = excluded.started_at,
           skip_mailed = CASE WHEN started_at = excluded.started_at THEN skip_mailed ELSE 0 END`,
      )
      .run(customerId, kind, startedAt, endsAt, returnFrom);
  }

  /** Marks the mail about skipped purchases as sent. Returns false when it was sent before: a break sends one. */
  markSkipMailed(customerId: string): boolean {
    const { changes } = this.#db
      .prepare('UPDATE play_breaks SET skip_mailed = 1 WHERE customer_id = ? AND skip_mailed = 0')
      .run(customerId);
    return changes === 1;
  }
}
