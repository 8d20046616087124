import type { DatabaseSync } from 'node:sqlite';
import type { AttemptStatus } from '#schemas/generated/api/wire-types.gen.ts';
import { readEnumColumn } from '../../storage/enum-columns.ts';
import { type DatabaseRow, readIntegerColumn, readNullableTextColumn, readTextColumn } from '../../storage/rows.ts';
import type { UnattendedPurchaseAttempt } from './recurring.ts';

const KINDS = ['recurring', 'scheduled'] as const;
const STATUSES: readonly AttemptStatus[] = ['purchased', 'soft_failure', 'hard_failure'];

/** Attempts of unattended purchases. The last failure of each stays open until resolved. */
export class UnattendedAttemptStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  add({
    kind,
    purchaseId,
    customerId,
    status,
    code,
    message,
    checkoutId,
    attemptedAt,
  }: Omit<UnattendedPurchaseAttempt, 'id'>): void {
    this.closeOpen(purchaseId);
    this.#db
      .prepare(
        `INSERT INTO purchase_attempts (kind, purchase_id, customer_id, status, code, message, checkout_id, attempted_at,
           is_open) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        kind,
        purchaseId,
        customerId,
        status,
        code,
        message,
        checkoutId,
        attemptedAt,
        Number(status !== 'purchased'),
      );
  }

  closeOpen(purchaseId: string): void {
    this.#db.prepare('UPDATE purchase_attempts SET is_open = 0 WHERE purchase_id = ? AND is_open = 1').run(purchaseId);
  }

  findLast(purchaseId: string): UnattendedPurchaseAttempt | null {
    const row = this.#db
      .prepare('SELECT * FROM purchase_attempts WHERE purchase_id = ? ORDER BY id DESC LIMIT 1')
      .get(purchaseId);
    return row ? attemptOf(row) : null;
  }

  /** Open failures of a customer, latest first. */
  listOpen(customerId: string): UnattendedPurchaseAttempt[] {
    return this.#db
      .prepare('SELECT * FROM purchase_attempts WHERE customer_id = ? AND is_open = 1 ORDER BY id DESC')
      .all(customerId)
      .map(attemptOf);
  }
}

function attemptOf(row: DatabaseRow): UnattendedPurchaseAttempt {
  return {
    id: readIntegerColumn(row, 'id'),
    kind: readEnumColumn(row, 'kind', KINDS),
    purchaseId: readTextColumn(row, 'purchase_id'),
    customerId: readTextColumn(row, 'customer_id'),
    status: readEnumColumn(row, 'status', STATUSES),
    code: readNullableTextColumn(row, 'code'),
    message: readNullableTextColumn(row, 'message'),
    checkoutId: readNullableTextColumn(row, 'checkout_id'),
    attemptedAt: readIntegerColumn(row, 'attempted_at'),
  };
}
