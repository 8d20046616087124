import type { DatabaseSync } from 'node:sqlite';
import type { SignupRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { readTextColumn } from '../storage/rows.ts';

/** Details entered at sign-up. */
export type StoredDetailsEnteredAtSignUp = Omit<SignupRequest, 'password'>;

export class SignUpDetailsStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  add(customerId: string, details: StoredDetailsEnteredAtSignUp, now: number): void {
    this.#db.prepare('INSERT INTO sign_ups VALUES (?, ?, ?)').run(customerId, JSON.stringify(details), now);
  }

  /** Null for an account that was not opened by a sign-up. */
  findByCustomer(customerId: string): StoredDetailsEnteredAtSignUp | null {
    const row = this.#db.prepare('SELECT details FROM sign_ups WHERE customer_id = ?').get(customerId);
    if (!row) return null;
    const details: StoredDetailsEnteredAtSignUp = JSON.parse(readTextColumn(row, 'details'));
    return details;
  }
}
