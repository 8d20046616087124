import type { DatabaseSync } from 'node:sqlite';
import type { AttemptStatus } from '#schemas/generated/api/wire-types.gen.ts';
import { choiceOf } from '../../storage/choices.ts';
import { integerOf, type Row, textOf, textOrNull } from '../../storage/rows.ts';
import type { Attempt } from './recurring.ts';

const KINDS = ['recurring', 'scheduled'] as const;
const STATUSES: readonly AttemptStatus[] = ['purchased', 'soft_failure', 'hard_failure'];

/** Purchases that were tried in the customer's absence. The last failure of each stays open until it is resolved. */
export class AttemptStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  add({ kind, purchaseId, customerId, status, code, message, checkoutId, attemptedAt }: Omit<Attempt, 'id'>): void {
    this.resolve(purchaseId);
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

  resolve(purchaseId: string): void {
    this.#db.prepare('UPDATE purchase_attempts SET is_open = 0 WHERE purchase_id = ? AND is_open = 1').run(purchaseId);
  }

  last(purchaseId: string): Attempt | null {
    const row = this.#db
      .prepare('SELECT * FROM purchase_attempts WHERE purchase_id = ? ORDER BY id DESC LIMIT 1')
      .get(purchaseId);
    return row ? attemptOf(row) : null;
  }

  /** The failures that wait for the customer, the latest first. */
  open(customerId: string): Attempt[] {
    return this.#db
      .prepare('SELECT * FROM purchase_attempts WHERE customer_id = ? AND is_open = 1 ORDER BY id DESC')
      .all(customerId)
      .map(attemptOf);
  }
}

function attemptOf(row: Row): Attempt {
  return {
    id: integerOf(row, 'id'),
    kind: choiceOf(row, 'kind', KINDS),
    purchaseId: textOf(row, 'purchase_id'),
    customerId: textOf(row, 'customer_id'),
    status: choiceOf(row, 'status', STATUSES),
    code: textOrNull(row, 'code'),
    message: textOrNull(row, 'message'),
    checkoutId: textOrNull(row, 'checkout_id'),
    attemptedAt: integerOf(row, 'attempted_at'),
  };
}
