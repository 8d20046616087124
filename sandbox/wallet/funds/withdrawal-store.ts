import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { MinorUnits } from '#domain/money.ts';
import type { WithdrawalMethodCode, WithdrawalStatus } from '#schemas/generated/api/wire-types.gen.ts';
import { readEnumColumn } from '../../storage/enum-columns.ts';
import {
  type DatabaseRow,
  readIntegerColumn,
  readNullableIntegerColumn,
  readNullableTextColumn,
  readTextColumn,
} from '../../storage/rows.ts';
import type { StoredDepositFailure } from './deposit-store.ts';
import { withdrawalMethodCodes, withdrawalStatuses } from './payment-codes.ts';

/** A withdrawal. Times are epoch milliseconds, amounts minor units. */
export interface StoredWithdrawal {
  readonly id: string;
  readonly siteKey: string;
  readonly customerId: string;
  readonly fundId: string;
  readonly amount: MinorUnits;
  readonly methodCode: WithdrawalMethodCode;
  readonly status: WithdrawalStatus;
  readonly requestedAt: number;
  readonly earliestAt: number;
  /** Time of the next check; null when completed. */
  readonly dueAt: number | null;
  readonly completedAt: number | null;
  readonly failure: StoredDepositFailure | null;
}

export type NewWithdrawal = Pick<
  StoredWithdrawal,
  'siteKey' | 'customerId' | 'fundId' | 'amount' | 'methodCode' | 'requestedAt' | 'earliestAt'
>;

export class WithdrawalStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  create(withdrawal: NewWithdrawal): StoredWithdrawal {
    const { siteKey, customerId, fundId, amount, methodCode, requestedAt, earliestAt } = withdrawal;
    const id = randomUUID();
    this.#db
      .prepare(
        `INSERT INTO withdrawals (id, site_key, customer_id, fund_id, amount, method_code, status, requested_at,
           earliest_at, due_at) VALUES (?, ?, ?, ?, ?, ?, 'requested', ?, ?, ?)`,
      )
      .run(id, siteKey, customerId, fundId, amount, methodCode, requestedAt, earliestAt, earliestAt);
    return { ...withdrawal, id, status: 'requested', dueAt: earliestAt, completedAt: null, failure: null };
  }

  findById(customerId: string, id: string): StoredWithdrawal | null {
    const row = this.#db.prepare('SELECT * FROM withdrawals WHERE id = ? AND customer_id = ?').get(id, customerId);
    return row ? withdrawalOf(row) : null;
  }

  /** @throws when there is no such withdrawal. */
  require(id: string): StoredWithdrawal {
    return withdrawalOf(this.#db.prepare('SELECT * FROM withdrawals WHERE id = ?').get(id) ?? {});
  }

  /** Ids of withdrawals due by `now`, earliest first. */
  listDueIds(now: number): string[] {
    return this.#db
      .prepare('SELECT id FROM withdrawals WHERE due_at <= ? ORDER BY due_at, id')
      .all(now)
      .map((row) => readTextColumn(row, 'id'));
  }

  /** Whether a fund has an open withdrawal. */
  hasOpenWithdrawal(fundId: string): boolean {
    return (
      this.#db.prepare('SELECT 1 FROM withdrawals WHERE fund_id = ? AND due_at IS NOT NULL').get(fundId) !== undefined
    );
  }

  setDueAt(id: string, at: number): void {
    this.#db.prepare('UPDATE withdrawals SET due_at = ? WHERE id = ?').run(at, id);
  }

  complete(
    id: string,
    status: Exclude<WithdrawalStatus, 'requested'>,
    failure: StoredDepositFailure | null,
    now: number,
  ): void {
    this.#db
      .prepare(
        `UPDATE withdrawals SET status = ?, failure_code = ?, failure_message = ?, due_at = NULL, completed_at = ?
         WHERE id = ? AND status = 'requested'`,
      )
      .run(status, failure?.code ?? null, failure?.message ?? null, now, id);
  }
}

function withdrawalOf(row: DatabaseRow): StoredWithdrawal {
  const failureCode = readNullableTextColumn(row, 'failure_code');
  return {
    id: readTextColumn(row, 'id'),
    siteKey: readTextColumn(row, 'site_key'),
    customerId: readTextColumn(row, 'customer_id'),
    fundId: readTextColumn(row, 'fund_id'),
    amount: readIntegerColumn(row, 'amount'),
    methodCode: readEnumColumn(row, 'method_code', withdrawalMethodCodes),
    status: readEnumColumn(row, 'status', withdrawalStatuses),
    requestedAt: readIntegerColumn(row, 'requested_at'),
    earliestAt: readIntegerColumn(row, 'earliest_at'),
    dueAt: readNullableIntegerColumn(row, 'due_at'),
    completedAt: readNullableIntegerColumn(row, 'completed_at'),
    failure: failureCode === null ? null : { code: failureCode, message: readTextColumn(row, 'failure_message') },
  };
}
