import type { DatabaseSync } from 'node:sqlite';
import { readEnumColumn } from '../../storage/enum-columns.ts';
import { readIntegerColumn, readNullableIntegerColumn } from '../../storage/rows.ts';

const ELIGIBILITIES = ['ineligible', 'eligible_soft', 'eligible_hard'] as const;

/** Migration state of a customer's account. */
export interface StoredAccountMigration {
  readonly eligibility: (typeof ELIGIBILITIES)[number];
  /** How many further attempts fail, for demonstration. */
  readonly failuresLeft: number;
  /** When the migration finishes, in epoch milliseconds; null before it starts. */
  readonly doneAt: number | null;
}

const NONE: StoredAccountMigration = { eligibility: 'ineligible', failuresLeft: 0, doneAt: null };

export class AccountMigrationStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  getByCustomer(customerId: string): StoredAccountMigration {
    const row = this.#db.prepare('SELECT * FROM account_migrations WHERE customer_id = ?').get(customerId);
    if (!row) return NONE;
    return {
      eligibility: readEnumColumn(row, 'eligibility', ELIGIBILITIES),
      failuresLeft: readIntegerColumn(row, 'failures_left'),
      doneAt: readNullableIntegerColumn(row, 'done_at'),
    };
  }

  set(customerId: string, { eligibility, failuresLeft, doneAt }: StoredAccountMigration): void {
    this.#db
      .prepare('INSERT OR REPLACE INTO account_migrations VALUES (?, ?, ?, ?)')
      .run(customerId, eligibility, failuresLeft, doneAt);
  }
}
