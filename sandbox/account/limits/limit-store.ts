import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { readEnumColumn } from '../../storage/enum-columns.ts';
import { type DatabaseRow, readIntegerColumn, readNullableIntegerColumn, readTextColumn } from '../../storage/rows.ts';
import { getLimitInForceAt, type LimitWithPendingChange } from './limit-change.ts';
import { type LimitPeriod, limitPeriods } from './limit-period.ts';

/** Whether a limit applies to spending or to deposits. */
export type LimitKind = 'spend' | 'deposit';

export interface StoredLimit extends LimitWithPendingChange {
  readonly id: string;
  readonly period: LimitPeriod;
}

/** The limits that customers have set. A removed limit is not returned. */
export class LimitStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  listByCustomer(customerId: string, kind: LimitKind, now: number): StoredLimit[] {
    const limits = this.#db
      .prepare('SELECT * FROM customer_limits WHERE customer_id = ? AND kind = ?')
      .all(customerId, kind)
      .map((row) => limitOf(row, now))
      .filter((limit) => limit !== null);
    return limits.sort((left, right) => limitPeriods.indexOf(left.period) - limitPeriods.indexOf(right.period));
  }

  /** Creates or replaces the limit of a period. */
  set(customerId: string, kind: LimitKind, period: LimitPeriod, { amount, pending }: LimitWithPendingChange): void {
    this.#db
      .prepare(
        `INSERT INTO customer_limits (id, customer_id, kind, period, amount, next_amount, next_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (customer_id, kind, period) DO UPDATE
         SET amount = excluded.amount, next_amount = excluded.next_amount, next_at = excluded.next_at`,
      )
      .run(randomUUID(), customerId, kind, period, amount, pending?.amount ?? null, pending?.at ?? null);
  }
}

function limitOf(row: DatabaseRow, now: number): StoredLimit | null {
  const at = readNullableIntegerColumn(row, 'next_at');
  const pending = at === null ? null : { at, amount: readNullableIntegerColumn(row, 'next_amount') };
  const current = getLimitInForceAt({ amount: readIntegerColumn(row, 'amount'), pending }, now);
  return current && { id: readTextColumn(row, 'id'), period: readEnumColumn(row, 'period', limitPeriods), ...current };
}
