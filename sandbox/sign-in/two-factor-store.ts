import type { DatabaseSync } from 'node:sqlite';
import {
  type DatabaseRow,
  readIntegerColumn,
  readNullableIntegerColumn,
  readNullableTextColumn,
  readTextColumn,
} from '../storage/rows.ts';

export const TWO_FACTOR_METHODS = ['authenticator', 'email'] as const;
export type TwoFactorMethod = (typeof TWO_FACTOR_METHODS)[number];

/** A customer's two-factor settings. */
export interface StoredTwoFactorState {
  readonly method: TwoFactorMethod;
  /** Key of the authenticator app in base 32; null for codes by e-mail. */
  readonly secret: string | null;
  /** Epoch milliseconds. */
  readonly enabledAt: number;
  /** Time step of the last used code. */
  readonly lastStep: number;
  /** When too many wrong codes locked the account, or null. */
  readonly lockedAt: number | null;
}

/** A set-up awaiting its first code. */
export interface PendingTwoFactorSetup {
  readonly method: TwoFactorMethod;
  readonly secret: string | null;
  readonly startedAt: number;
  readonly wrongCodes: number;
}

/** Two-factor settings, pending set-ups and failed codes of customers. */
export class TwoFactorStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Null when two-factor is off. */
  findByCustomer(customerId: string): StoredTwoFactorState | null {
    const row = this.#db.prepare('SELECT * FROM two_factor WHERE customer_id = ?').get(customerId);
    return row ? twoFactorOf(row) : null;
  }

  turnOn(customerId: string, { method, secret, enabledAt, lastStep }: Omit<StoredTwoFactorState, 'lockedAt'>): void {
    this.turnOff(customerId);
    this.#db
      .prepare('INSERT INTO two_factor (customer_id, method, secret, enabled_at, last_step) VALUES (?, ?, ?, ?, ?)')
      .run(customerId, method, secret, enabledAt, lastStep);
    this.#db.prepare('DELETE FROM two_factor_setups WHERE customer_id = ?').run(customerId);
  }

  turnOff(customerId: string): void {
    this.#db.prepare('DELETE FROM two_factor WHERE customer_id = ?').run(customerId);
  }

  setLastStep(customerId: string, step: number): void {
    this.#db.prepare('UPDATE two_factor SET last_step = ? WHERE customer_id = ?').run(step, customerId);
  }

  /** Records a wrong code, and returns the number of wrong codes since a time. */
  addFailure(customerId: string, now: number, since: number): number {
    this.#db.prepare('INSERT INTO two_factor_failures VALUES (?, ?)').run(customerId, now);
    const row = this.#db
      .prepare('SELECT count(*) AS failures FROM two_factor_failures WHERE customer_id = ? AND failed_at > ?')
      .get(customerId, since);
    return readIntegerColumn(row, 'failures');
  }

  clearFailures(customerId: string): void {
    this.#db.prepare('DELETE FROM two_factor_failures WHERE customer_id = ?').run(customerId);
  }

  lock(customerId: string, now: number): void {
    this.#db.prepare('UPDATE two_factor SET locked_at = ? WHERE customer_id = ?').run(now, customerId);
  }

  /** Unlocks the account, as support does on request. */
  unlock(customerId: string): void {
    this.#db.prepare('UPDATE two_factor SET locked_at = NULL WHERE customer_id = ?').run(customerId);
    this.clearFailures(customerId);
  }

  findSetup(customerId: string, method: TwoFactorMethod): PendingTwoFactorSetup | null {
    const row = this.#db
      .prepare('SELECT * FROM two_factor_setups WHERE customer_id = ? AND method = ?')
      .get(customerId, method);
    return row ? setupOf(row) : null;
  }

  startSetup(customerId: string, method: TwoFactorMethod, secret: string | null, now: number): void {
    this.endSetup(customerId, method);
    this.#db
      .prepare('INSERT INTO two_factor_setups (customer_id, method, secret, started_at) VALUES (?, ?, ?, ?)')
      .run(customerId, method, secret, now);
  }

  countWrongSetupCode(customerId: string, method: TwoFactorMethod): void {
    this.#db
      .prepare('UPDATE two_factor_setups SET wrong_codes = wrong_codes + 1 WHERE customer_id = ? AND method = ?')
      .run(customerId, method);
  }

  endSetup(customerId: string, method: TwoFactorMethod): void {
    this.#db.prepare('DELETE FROM two_factor_setups WHERE customer_id = ? AND method = ?').run(customerId, method);
  }
}

function twoFactorOf(row: DatabaseRow): StoredTwoFactorState {
  return {
    method: methodOf(row),
    secret: readNullableTextColumn(row, 'secret'),
    enabledAt: readIntegerColumn(row, 'enabled_at'),
    lastStep: readIntegerColumn(row, 'last_step'),
    lockedAt: readNullableIntegerColumn(row, 'locked_at'),
  };
}

function setupOf(row: DatabaseRow): PendingTwoFactorSetup {
  return {
    method: methodOf(row),
    secret: readNullableTextColumn(row, 'secret'),
    startedAt: readIntegerColumn(row, 'started_at'),
    wrongCodes: readIntegerColumn(row, 'wrong_codes'),
  };
}

function methodOf(row: DatabaseRow): TwoFactorMethod {
  const text = readTextColumn(row, 'method');
  const method = TWO_FACTOR_METHODS.find((known) => known === text);
  if (!method) throw new TypeError(`${text} is no method of two-factor`);
  return method;
}
