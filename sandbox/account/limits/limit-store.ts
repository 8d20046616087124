import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { choiceOf } from '../../storage/choices.ts';
import { integerOf, integerOrNull, type Row, textOf } from '../../storage/rows.ts';
import { type ChangingLimit, limitAt } from './changing-limit.ts';
import { type LimitPeriod, limitPeriods } from './limit-period.ts';

/** What a limit is on: what is spent, or what is paid in. */
export type LimitKind = 'spend' | 'deposit';

export interface StoredLimit extends ChangingLimit {
  readonly id: string;
  readonly period: LimitPeriod;
}

/** The limits that customers have set themselves. One that has ended is as none. */
export class LimitStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  of(customerId: string, kind: LimitKind, now: number): StoredLimit[] {
    const limits = this.#db
      .prepare('SELECT * FROM customer_limits WHERE customer_id = ? AND kind = ?')
      .all(customerId, kind)
      .map((row) => limitOf(row, now))
      .filter((limit) => limit !== null);
    return limits.sort((left, right) => limitPeriods.indexOf(left.period) - limitPeriods.indexOf(right.period));
  }

  /** Sets the limit of a period, whatever it was. */
  set(customerId: string, kind: LimitKind, period: LimitPeriod, { amount, pending }: ChangingLimit): void {
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

function limitOf(row: Row, now: number): StoredLimit | null {
  const at = integerOrNull(row, 'next_at');
  const pending = at === null ? null : { at, amount: integerOrNull(row, 'next_amount') };
  const current = limitAt({ amount: integerOf(row, 'amount'), pending }, now);
  return current && { id: textOf(row, 'id'), period: choiceOf(row, 'period', limitPeriods), ...current };
}
